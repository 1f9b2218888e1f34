### What the operating system says of a file or a network, in its own words.

system-access = Permission denied
system-address-taken = Address already in use
system-broken = Input/output error
system-exists = File exists
system-folder = Is a directory
system-full = No space left on device
system-long-name = File name too long
system-loop = Too many levels of symbolic links
system-no-answer = Connection timed out
system-no-folder = Not a directory
system-no-way = No route to host
system-not-allowed = Operation not permitted
system-not-there = No such file or directory
system-quota = Disk quota exceeded
system-read-only = Read-only file system
system-refused = Connection refused
system-too-large = File too large
system-too-many = Too many open files
