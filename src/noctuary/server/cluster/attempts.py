"""A limit that all processes share: a bucket in Redis, which fills again by Redis's clock."""

from __future__ import annotations

from typing import Final

from redis.asyncio import Redis

from noctuary.server.settings import Rate

_SCRIPT: Final = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local size, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
local kept = redis.call('HMGET', KEYS[1], 'level', 'at')
local level = size
if kept[1] then level = math.min(size, kept[1] + (now - kept[2]) * rate) end
local allowed = level >= 1
if allowed then level = level - 1 end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', tostring(now))
redis.call('EXPIRE', KEYS[1], math.ceil(size / rate))
return allowed and 1 or 0
"""


async def allowed(redis: Redis, who: str, rate: Rate, times: int) -> bool:
    """Whether one more is allowed; the bucket is `times` as large for this one."""
    size, refill = rate.burst * times, rate.a_second * times
    return bool(await redis.eval(_SCRIPT, 1, f"noctuary:limit:{who}", str(size), str(refill)))
