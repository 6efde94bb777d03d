import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { basename, dirname, join, relative } from "node:path"
import { readRecord, type Step } from "./record.ts"

/** Returns a number from 0 up to, but not including, 1. */
type Random = () => number
/** A change that is not synced yet; `at` is its place in the record. */
type Change = { at: number } & ({ offset: number; data: Buffer } | { size: number })
type File = { content: Buffer; size: number; pending: Change[] }
type Names = Map<string, File | Folder>
type Naming = { at: number; change: (names: Names) => void; entry?: File | Folder }
type Folder = { stored: Names; now: Names; pending: Naming[] }

/** Blocks of old disks, pages of new ones: written as a whole. */
const blockSizes = [512, 4096]
/** The chance that a block has its next content: all have the last, none a new one, or some have. */
const likelihoods = [0, 0.5, 0.9, 1]

/**
 * A folder's files after a power cut at a place of the record, as the kernel may have left them. What was synced is
 * there; any other block has any content that it was given since. Names change in order, as with a journal, up to some
 * change since the folder's last sync. A file's sync keeps its name only if `syncKeepsNames`, as on ext4, XFS and
 * Btrfs: POSIX does not require it, and PostgreSQL relies on it.
 */
export function createDisk(root: string, { syncKeepsNames = false } = {}) {
  const scanned = scan(root)

  /** Writes the folder as it may be after a cut at this place. */
  function writeAfter(record: Buffer, place: number, random: Random, target: string) {
    const before = scanned()
    const take = createTake(root, before, syncKeepsNames)
    for (const step of readRecord(record)) {
      if (step.end > place) break
      take(step)
    }
    const likelihood = likelihoods[Math.floor(random() * likelihoods.length)] ?? 0
    const blockSize = blockSizes[Math.floor(random() * blockSizes.length)] ?? 512
    writeFolder(before.folder, target, { random, likelihood, blockSize })
  }

  return { writeAfter }
}

/** Everything before the record counts as synced; each call returns a copy. */
function scan(path: string): () => Scanned {
  type Found = { name: string; inode: bigint; content: Buffer } | { name: string; inode: bigint; found: Found[] }
  const read = (folder: string): Found[] =>
    readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const inner = join(folder, entry.name)
      const inode = statSync(inner, { bigint: true }).ino
      if (entry.isDirectory()) return { name: entry.name, inode, found: read(inner) }
      return { name: entry.name, inode, content: readFileSync(inner) }
    })
  const found = read(path)
  const { ino } = statSync(path, { bigint: true })

  return () => {
    const inodes = new Map<bigint, File | Folder>()
    function build(inode: bigint, entries: Found[]): Folder {
      const names: Names = new Map()
      for (const entry of entries) {
        const made = "found" in entry ? build(entry.inode, entry.found) : fileOf(entry.content)
        inodes.set(entry.inode, made)
        names.set(entry.name, made)
      }
      const folder = { stored: names, now: new Map(names), pending: [] }
      inodes.set(inode, folder)
      return folder
    }
    return { folder: build(ino, found), inodes }
  }
}

function fileOf(content: Buffer): File {
  return { content: Buffer.from(content), size: content.length, pending: [] }
}

type Scanned = { folder: Folder; inodes: Map<bigint, File | Folder> }

function createTake(root: string, { folder: rootFolder, inodes }: Scanned, syncKeepsNames: boolean) {
  const homes = new Map<File | Folder, Folder>()

  function folderOf(path: string): Folder {
    let folder = rootFolder
    for (const name of relative(root, dirname(path)).split("/").filter(Boolean)) {
      const inner = folder.now.get(name)
      if (!inner || !("stored" in inner)) throw new Error(`The record has no folder ${dirname(path)}.`)
      folder = inner
    }
    return folder
  }

  /** Gives an entry a name, possibly replacing another entry, or takes the name away. */
  function name(path: string, at: number, entry: File | Folder | undefined, former?: string) {
    const folder = folderOf(path)
    function change(names: Names) {
      if (entry) names.set(basename(path), entry)
      else names.delete(basename(path))
      if (former) names.delete(former)
    }
    change(folder.now)
    folder.pending.push({ at, change, ...(entry && { entry }) })
  }

  function add(path: string, { start, inode }: Step, entry: File | Folder) {
    inodes.set(inode, entry)
    name(path, start, entry)
    if (syncKeepsNames) homes.set(entry, folderOf(path))
  }

  function sync(entry: File | Folder | undefined, covers: number) {
    if (!entry) return
    if ("stored" in entry) {
      for (const { at, change } of entry.pending) if (at < covers) change(entry.stored)
      entry.pending = entry.pending.filter(({ at }) => at >= covers)
      return
    }
    for (const change of entry.pending) if (change.at < covers) apply(entry, change)
    entry.pending = entry.pending.filter(({ at }) => at >= covers)
    const home = homes.get(entry)
    if (home?.pending.some((change) => change.entry === entry)) sync(home, covers)
  }

  return (step: Step) => {
    const entry = inodes.get(step.inode)
    if (step.kind === "create") return add(step.path, step, fileOf(Buffer.alloc(0)))
    if (step.kind === "makeFolder") return add(step.path, step, { stored: new Map(), now: new Map(), pending: [] })
    if (step.kind === "unlink") return name(step.path, step.start, undefined)
    if (step.kind === "sync") return sync(entry, step.covers)
    if (step.kind === "rename" || step.kind === "link") {
      const named = folderOf(step.path).now.get(basename(step.path))
      // This file is not recorded.
      if (!named) return
      const isAside = dirname(step.path) === dirname(step.to)
      name(step.to, step.start, named, step.kind === "rename" && isAside ? basename(step.path) : undefined)
      if (step.kind === "rename" && !isAside) name(step.path, step.start, undefined)
      return
    }
    if (!entry || "stored" in entry) return
    if (step.kind === "write") entry.pending.push({ at: step.start, offset: step.offset, data: step.data })
    else if (step.kind === "resize") entry.pending.push({ at: step.start, size: step.size })
  }
}

function apply(file: File, change: Change) {
  if ("size" in change) return resize(file, change.size)
  if (change.offset + change.data.length > file.size) resize(file, change.offset + change.data.length)
  change.data.copy(file.content, change.offset)
}

function resize(file: File, size: number) {
  if (size > file.content.length) {
    const larger = Buffer.alloc(Math.max(size, 2 * file.content.length))
    file.content.copy(larger, 0, 0, file.size)
    file.content = larger
  } else if (size < file.size) file.content.fill(0, size, file.size)
  file.size = size
}

type Manner = { random: Random; likelihood: number; blockSize: number }

function writeFolder({ stored, pending }: Folder, target: string, manner: Manner) {
  mkdirSync(target, { recursive: true, mode: 0o700 })
  const names = new Map(stored)
  for (const { change } of pending.slice(0, upTo(pending.length, manner))) change(names)
  for (const [name, entry] of names) {
    if ("stored" in entry) writeFolder(entry, join(target, name), manner)
    else writeFileSync(join(target, name), leftOf(entry, manner), { mode: 0o600 })
  }
}

function upTo(count: number, { random, likelihood }: Manner) {
  if (likelihood === 0 || likelihood === 1) return likelihood * count
  return Math.floor(random() * (count + 1))
}

/** A block that missed one content has no later one. */
function leftOf(file: File, manner: Manner): Buffer {
  const { random, likelihood, blockSize } = manner
  const left = { ...fileOf(file.content), size: file.size }
  const missed = new Set<number>()
  const resizes = upTo(file.pending.length, manner)
  for (const [index, change] of file.pending.entries()) {
    if ("size" in change) {
      if (index < resizes) resize(left, change.size)
      continue
    }
    const { at, offset, data } = change
    for (let from = 0; from < data.length; ) {
      const block = Math.floor((offset + from) / blockSize)
      const to = Math.min(data.length, (block + 1) * blockSize - offset)
      if (random() >= likelihood) missed.add(block)
      if (!missed.has(block)) apply(left, { at, offset: offset + from, data: data.subarray(from, to) })
      from = to
    }
  }
  return left.content.subarray(0, left.size)
}
