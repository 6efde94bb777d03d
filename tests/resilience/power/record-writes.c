/*
 * Loaded before the C library (LD_PRELOAD), this records what a process does to the files of one folder: what it writes, which
 * names it gives and takes, and what it has the disk keep (fsync). disk-after.ts makes of the record what a power cut may leave.
 *
 * POWER_FOLDER names the folder, POWER_RECORD the file of the record. Several processes and threads share one: a record is
 * appended by a single write, after what it tells has happened and before the caller goes on.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/* The 64-bit names are functions of their own, which some callers use. */
enum kind { WRITE = 1, RESIZE = 2, SYNC = 3, CREATE = 4, RENAME = 5, LINK = 6, UNLINK = 7, MAKE_FOLDER = 8 };

/* Numbers as the machine writes them; disk-after.ts reads the same. */
struct header {
  uint32_t kind;
  uint32_t path_length;
  uint32_t other_length;
  uint32_t data_length;
  uint64_t inode;
  /* WRITE: where. RESIZE: the new size. SYNC: the size of the record as the sync began, which covers all that stands before. */
  uint64_t number;
};

#define REAL(result, name, ...)                                        \
  static result (*real)(__VA_ARGS__);                                  \
  if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name);

static const char *folder;
static size_t folder_length;
static int record_file = -1;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("POWER_RECORD");
  folder = getenv("POWER_FOLDER");
  if (!path || !folder) return;
  /* PostgreSQL writes the titles of its processes over its environment. */
  folder = strdup(folder);
  folder_length = strlen(folder);
  int opened = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  /* Out of the way of programs that expect the lowest numbers. */
  record_file = fcntl(opened, F_DUPFD_CLOEXEC, 300);
  close(opened);
}

static int is_inside(const char *path) {
  return strncmp(path, folder, folder_length) == 0 && (path[folder_length] == '/' || path[folder_length] == 0);
}

/* The absolute path of a name; 0 when it is not in the folder. */
static int resolve(int at, const char *name, char *path) {
  if (record_file < 0) return 0;
  if (name[0] == '/') {
    snprintf(path, PATH_MAX, "%s", name);
  } else {
    char from[64], base[PATH_MAX];
    ssize_t length;
    if (at == AT_FDCWD) snprintf(from, sizeof from, "/proc/self/cwd");
    else snprintf(from, sizeof from, "/proc/self/fd/%d", at);
    length = readlink(from, base, sizeof base - 1);
    if (length < 0) return 0;
    base[length] = 0;
    while (strncmp(name, "./", 2) == 0) name += 2;
    if (snprintf(path, PATH_MAX, "%s/%s", base, name) >= PATH_MAX) return 0;
  }
  size_t length = strlen(path);
  while (length > 1 && path[length - 1] == '/') path[--length] = 0;
  return is_inside(path);
}

/* The inode of an open file or folder inside the folder; 0 for any other. */
static uint64_t inode_of(int file) {
  struct stat status;
  char from[64], path[PATH_MAX];
  if (record_file < 0 || file == record_file || fstat(file, &status) != 0) return 0;
  if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) return 0;
  snprintf(from, sizeof from, "/proc/self/fd/%d", file);
  ssize_t length = readlink(from, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_inside(path) ? status.st_ino : 0;
}

static void note(enum kind kind, uint64_t inode, uint64_t number, const char *path, const char *other, const struct iovec *data,
                 int pieces, size_t length) {
  int before = errno;
  struct header header = {kind, path ? strlen(path) : 0, other ? strlen(other) : 0, length, inode, number};
  struct iovec parts[pieces + 3];
  int count = 0;
  size_t left = length, expected = sizeof header + header.path_length + header.other_length + length;
  parts[count++] = (struct iovec){&header, sizeof header};
  parts[count++] = (struct iovec){(void *)path, header.path_length};
  parts[count++] = (struct iovec){(void *)other, header.other_length};
  for (int piece = 0; piece < pieces && left > 0; piece++) {
    size_t taken = data[piece].iov_len < left ? data[piece].iov_len : left;
    parts[count++] = (struct iovec){data[piece].iov_base, taken};
    left -= taken;
  }
  REAL(ssize_t, "writev", int, const struct iovec *, int)
  /* A record with a hole would prove nothing. */
  if (real(record_file, parts, count) != (ssize_t)expected) abort();
  errno = before;
}

static void note_written(int file, off_t offset, const struct iovec *data, int pieces, ssize_t written) {
  uint64_t inode = written > 0 ? inode_of(file) : 0;
  if (!inode) return;
  if (offset < 0) offset = lseek(file, 0, SEEK_CUR) - written;
  note(WRITE, inode, offset, 0, 0, data, pieces, written);
}

static int note_sync(int file, int (*sync)(int)) {
  uint64_t inode = inode_of(file);
  struct stat record = {0};
  if (inode) fstat(record_file, &record);
  int result = sync(file);
  if (inode && result == 0) note(SYNC, inode, record.st_size, 0, 0, 0, 0, 0);
  return result;
}

static void note_resized(int file, uint64_t size) {
  uint64_t inode = inode_of(file);
  if (inode) note(RESIZE, inode, size, 0, 0, 0, 0, 0);
}

static void note_names(enum kind kind, int result, int from, const char *path, int to, const char *other) {
  char one[PATH_MAX], two[PATH_MAX];
  int has_other = other && resolve(to, other, two);
  if (result != 0 || !resolve(from, path, one)) return;
  if (other && !has_other) abort();
  struct stat status = {0};
  if (kind == MAKE_FOLDER) stat(one, &status);
  note(kind, status.st_ino, 0, one, has_other ? two : 0, 0, 0, 0);
}

ssize_t write(int file, const void *data, size_t length) {
  REAL(ssize_t, "write", int, const void *, size_t)
  ssize_t written = real(file, data, length);
  note_written(file, -1, &(struct iovec){(void *)data, length}, 1, written);
  return written;
}

#define PWRITE(name, offset_type)                                                       \
  ssize_t name(int file, const void *data, size_t length, offset_type offset) {         \
    REAL(ssize_t, #name, int, const void *, size_t, offset_type)                        \
    ssize_t written = real(file, data, length, offset);                                 \
    note_written(file, offset, &(struct iovec){(void *)data, length}, 1, written);      \
    return written;                                                                     \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t writev(int file, const struct iovec *data, int pieces) {
  REAL(ssize_t, "writev", int, const struct iovec *, int)
  ssize_t written = real(file, data, pieces);
  note_written(file, -1, data, pieces, written);
  return written;
}

#define PWRITEV(name, offset_type)                                                      \
  ssize_t name(int file, const struct iovec *data, int pieces, offset_type offset) {    \
    REAL(ssize_t, #name, int, const struct iovec *, int, offset_type)                   \
    ssize_t written = real(file, data, pieces, offset);                                 \
    note_written(file, offset, data, pieces, written);                                  \
    return written;                                                                     \
  }
PWRITEV(pwritev, off_t)
PWRITEV(pwritev64, off64_t)

#define SYNCED(name)                   \
  int name(int file) {                 \
    REAL(int, #name, int)              \
    return note_sync(file, real);      \
  }
SYNCED(fsync)
SYNCED(fdatasync)

#define RESIZED(name, offset_type)                   \
  int name(int file, offset_type size) {             \
    REAL(int, #name, int, offset_type)               \
    int result = real(file, size);                   \
    if (result == 0) note_resized(file, size);       \
    return result;                                   \
  }
RESIZED(ftruncate, off_t)
RESIZED(ftruncate64, off64_t)

/* What only makes a file longer. */
#define ALLOCATED(name, offset_type)                                                   \
  int name(int file, offset_type offset, offset_type length) {                         \
    REAL(int, #name, int, offset_type, offset_type)                                    \
    struct stat before = {0};                                                          \
    fstat(file, &before);                                                              \
    int result = real(file, offset, length);                                           \
    if (result == 0 && offset + length > before.st_size) note_resized(file, offset + length); \
    return result;                                                                     \
  }
ALLOCATED(posix_fallocate, off_t)
ALLOCATED(posix_fallocate64, off64_t)

static int note_opened(int file, const char *path, int was_there, int flags) {
  struct stat status;
  if (file < 0 || record_file < 0 || fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return file;
  if (!was_there) note(CREATE, status.st_ino, 0, path, 0, 0, 0, 0);
  else if (flags & O_TRUNC) note_resized(file, 0);
  /* What is written through it needs no sync of its own, which disk-after.ts does not know. */
  if ((flags & (O_DSYNC | O_SYNC)) != 0) abort();
  return file;
}

#define OPENED(name, real_name, parameters, at, real_type, ...)                          \
  int name parameters {                                                                  \
    REAL(int, real_name, real_type)                                                      \
    mode_t mode = 0;                                                                     \
    char path[PATH_MAX];                                                                 \
    if (flags & (O_CREAT | O_TMPFILE)) {                                                 \
      va_list rest;                                                                      \
      va_start(rest, flags);                                                             \
      mode = va_arg(rest, mode_t);                                                       \
      va_end(rest);                                                                      \
    }                                                                                    \
    int before = errno;                                                                  \
    int is_noted = (flags & (O_CREAT | O_TRUNC)) && resolve(at, name_, path);            \
    struct stat status;                                                                  \
    int was_there = is_noted && lstat(path, &status) == 0;                               \
    errno = before;                                                                      \
    int file = real(__VA_ARGS__, flags, mode);                                           \
    return is_noted ? note_opened(file, path, was_there, flags) : file;                  \
  }
#define AT_TYPES int, const char *, int, ...
#define TYPES const char *, int, ...
OPENED(open, "open", (const char *name_, int flags, ...), AT_FDCWD, TYPES, name_)
OPENED(open64, "open64", (const char *name_, int flags, ...), AT_FDCWD, TYPES, name_)
OPENED(openat, "openat", (int at, const char *name_, int flags, ...), at, AT_TYPES, at, name_)
OPENED(openat64, "openat64", (int at, const char *name_, int flags, ...), at, AT_TYPES, at, name_)

int rename(const char *from, const char *to) {
  REAL(int, "rename", const char *, const char *)
  int result = real(from, to);
  note_names(RENAME, result, AT_FDCWD, from, AT_FDCWD, to);
  return result;
}

int link(const char *from, const char *to) {
  REAL(int, "link", const char *, const char *)
  int result = real(from, to);
  note_names(LINK, result, AT_FDCWD, from, AT_FDCWD, to);
  return result;
}

#define NAMED(name, kind, declared, types, at, path, ...) \
  int name declared {                                     \
    REAL(int, #name, types)                               \
    int result = real(__VA_ARGS__);                       \
    note_names(kind, result, at, path, 0, 0);             \
    return result;                                        \
  }
#define COMMA ,
NAMED(unlink, UNLINK, (const char *path), const char *, AT_FDCWD, path, path)
NAMED(rmdir, UNLINK, (const char *path), const char *, AT_FDCWD, path, path)
NAMED(remove, UNLINK, (const char *path), const char *, AT_FDCWD, path, path)
NAMED(unlinkat, UNLINK, (int at, const char *path, int flags), int COMMA const char *COMMA int, at, path, at, path, flags)
NAMED(mkdir, MAKE_FOLDER, (const char *path, mode_t mode), const char *COMMA mode_t, AT_FDCWD, path, path, mode)
NAMED(mkdirat, MAKE_FOLDER, (int at, const char *path, mode_t mode), int COMMA const char *COMMA mode_t, at, path, at, path, mode)
