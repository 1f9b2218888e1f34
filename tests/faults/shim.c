/* Loaded before libc into a server (LD_PRELOAD): notes what is written to the files of one database and when
 * it is synced, lets their disk be full, and lets the clock on the wall be wrong.
 *
 * FAULTS_PREFIX   the files whose names begin like this; their folder is watched too
 * FAULTS_JOURNAL  where every write, cut, sync, creation and deletion is noted, in the order they ended
 * FAULTS_CONTROL  a file of three 64-bit numbers that is looked at all the time:
 *                 note it (0, 1), the disk is full (0, 1), nanoseconds that the wall clock is ahead
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { WRITE = 1, CUT, SYNC, SYNC_FOLDER, MAKE, REMOVE };
enum { MOST = 4096, LONGEST = 256 };

struct control { volatile int64_t noting, full, ahead; };
struct head { int64_t began, ended, kind, offset, size, name; };

static struct control nothing, *control = &nothing;
static char prefix[LONGEST], folder[LONGEST], names[MOST][LONGEST];
static int journal = -1;
static pthread_mutex_t noting = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) static __typeof__(name) *real; if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static int64_t now(void) {
    struct timespec t;
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

__attribute__((constructor)) static void begin(void) {
    const char *said = getenv("FAULTS_PREFIX"), *told = getenv("FAULTS_JOURNAL"), *asked = getenv("FAULTS_CONTROL");
    if (!said || !told || !asked || strlen(said) >= LONGEST) return;
    strcpy(prefix, said);
    strcpy(folder, said);
    *strrchr(folder, '/') = 0;
    journal = syscall(SYS_openat, AT_FDCWD, told, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    int handle = syscall(SYS_openat, AT_FDCWD, asked, O_RDWR | O_CLOEXEC, 0);
    void *mapped = mmap(NULL, sizeof nothing, PROT_READ, MAP_SHARED, handle, 0);
    if (handle >= 0 && mapped != MAP_FAILED) control = mapped;
}

static int is_ours(const char *name) { return *prefix && name && !strncmp(name, prefix, strlen(prefix)); }
static const char *name_of(int handle) { return handle >= 0 && handle < MOST ? names[handle] : ""; }

static void note(int64_t kind, const char *name, int64_t began, int64_t offset, const void *data, int64_t size) {
    if (!control->noting || journal < 0) return;
    int had = errno;
    struct head head = {began, now(), kind, offset, data ? size : 0, strlen(name)};
    struct iovec parts[3] = {{&head, sizeof head}, {(void *)name, head.name}, {(void *)data, head.size}};
    pthread_mutex_lock(&noting);
    if (syscall(SYS_writev, journal, parts, 3) < 0) abort();
    pthread_mutex_unlock(&noting);
    errno = had;
}

static int opened(int handle, const char *name, int was_there, int64_t began) {
    if (handle < 0 || handle >= MOST) return handle;
    int ours = is_ours(name) || (*folder && name && !strcmp(name, folder));
    strcpy(names[handle], ours && strlen(name) < LONGEST ? name : "");
    if (is_ours(name) && !was_there) note(MAKE, name, began, 0, NULL, 0);
    return handle;
}

static int was_there(const char *name) {
    struct stat about;
    return !is_ours(name) || syscall(SYS_newfstatat, AT_FDCWD, name, &about, 0) == 0;
}

static int open_it(const char *name, int flags, mode_t mode) {
    int there = was_there(name);
    int64_t began = now();
    return opened(syscall(SYS_openat, AT_FDCWD, name, flags, mode), name, there, began);
}

#define MODE(flags, mode) mode_t mode = 0; if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list more; va_start(more, flags); mode = va_arg(more, mode_t); va_end(more); }
int open(const char *name, int flags, ...) { MODE(flags, mode) return open_it(name, flags, mode); }
int open64(const char *name, int flags, ...) { MODE(flags, mode) return open_it(name, flags | O_LARGEFILE, mode); }

int close(int handle) {
    REAL(close);
    if (handle >= 0 && handle < MOST) names[handle][0] = 0;
    return real(handle);
}

/* A full disk keeps what it has and takes no more: whatever would make a file longer is refused. */
static int no_room(int handle, int64_t end) {
    struct stat about;
    if (!control->full || !is_ours(name_of(handle)) || fstat(handle, &about) != 0 || end <= about.st_size) return 0;
    errno = ENOSPC;
    return 1;
}

static ssize_t write_at(int handle, const void *data, size_t size, off_t offset) {
    if (no_room(handle, offset + size)) return -1;
    int64_t began = now();
    ssize_t written = syscall(SYS_pwrite64, handle, data, size, offset);
    if (written > 0 && is_ours(name_of(handle))) note(WRITE, name_of(handle), began, offset, data, written);
    return written;
}
ssize_t pwrite(int handle, const void *data, size_t size, off_t offset) { return write_at(handle, data, size, offset); }
ssize_t pwrite64(int handle, const void *data, size_t size, off_t offset) { return write_at(handle, data, size, offset); }

ssize_t write(int handle, const void *data, size_t size) {
    if (is_ours(name_of(handle))) {
        off_t offset = lseek(handle, 0, SEEK_CUR);
        ssize_t written = write_at(handle, data, size, offset);
        if (written > 0) lseek(handle, offset + written, SEEK_SET);
        return written;
    }
    return syscall(SYS_write, handle, data, size);
}

static int cut(int handle, off_t size) {
    int64_t began = now();
    int done = syscall(SYS_ftruncate, handle, size);
    if (!done && is_ours(name_of(handle))) note(CUT, name_of(handle), began, size, NULL, 0);
    return done;
}
int ftruncate(int handle, off_t size) { return cut(handle, size); }
int ftruncate64(int handle, off_t size) { return cut(handle, size); }

static int sync_it(int handle, long call) {
    const char *name = name_of(handle);
    int64_t began = now();
    int done = syscall(call, handle);
    if (!done && *name) note(is_ours(name) ? SYNC : SYNC_FOLDER, name, began, 0, NULL, 0);
    return done;
}
int fsync(int handle) { return sync_it(handle, SYS_fsync); }
int fdatasync(int handle) { return sync_it(handle, SYS_fdatasync); }

int unlink(const char *name) {
    int64_t began = now();
    int done = syscall(SYS_unlink, name);
    if (!done && is_ours(name)) note(REMOVE, name, began, 0, NULL, 0);
    return done;
}

int clock_gettime(clockid_t which, struct timespec *told) {
    int done = syscall(SYS_clock_gettime, which, told);
    if (!done && which == CLOCK_REALTIME && control->ahead) {
        int64_t all = (int64_t)told->tv_sec * 1000000000 + told->tv_nsec + control->ahead;
        told->tv_sec = all / 1000000000;
        told->tv_nsec = all % 1000000000;
    }
    return done;
}
