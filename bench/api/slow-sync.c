/*
 * Loaded before the C library (LD_PRELOAD), this makes each sync of a file take SLOW_SYNC_MICROSECONDS longer, as on a slower
 * disk.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static int sync_slowly(const char *name, int file) {
  int (*sync_file)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  const char *extra = getenv("SLOW_SYNC_MICROSECONDS");
  int result = sync_file(file);
  usleep(extra ? (useconds_t)atoi(extra) : 0);
  return result;
}

int fsync(int file) { return sync_slowly("fsync", file); }
int fdatasync(int file) { return sync_slowly("fdatasync", file); }
