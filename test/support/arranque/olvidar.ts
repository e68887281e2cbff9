import { resetMemory } from '#api/memory.ts'

// A journey meets the same fictional people wherever its file stands: a worker keeps its modules from one file to the next.
await resetMemory()
