"""Runs a command and writes the CPU seconds (user + system) of all its processes to file descriptor 3.

The kernel hands orphans to this process (PR_SET_CHILD_SUBREAPER), so the children of a killed Chromium count too.
Processes that are still alive when the command ends, or when this process gets SIGTERM, are killed.
"""

import ctypes
import os
import resource
import signal
import sys

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36


def children():
    with open(f"/proc/self/task/{os.getpid()}/children") as file:
        return [int(pid) for pid in file.read().split()]


def kill_children(*_):
    for pid in children():
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


libc = ctypes.CDLL(None)
libc.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM, 0, 0, 0)
command = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ, file_actions=[(os.POSIX_SPAWN_CLOSE, 3)])
signal.signal(signal.SIGTERM, kill_children)
signal.signal(signal.SIGINT, signal.SIG_IGN)  # The terminal sends it to the command as well.

code = None
while True:
    try:
        pid, status = os.wait()
    except ChildProcessError:
        break
    if pid == command:
        code = os.waitstatus_to_exitcode(status)
    if code is not None:
        kill_children()

usage = resource.getrusage(resource.RUSAGE_CHILDREN)
os.write(3, f"{usage.ru_utime + usage.ru_stime:.2f}".encode())
sys.exit(code if code is not None and code >= 0 else 1)
