import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

describe('a room', () => {
  it('holds twenty-five files at most, and then has rooms of its own; migrations stand in one row', () => {
    const files = ['domain', 'api', 'admin', 'cli', 'seeds', 'scripts', 'test'].flatMap((layer) =>
      readdirSync(layer, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.parentPath),
    )
    const rooms = new Map<string, number>()
    for (const room of files) rooms.set(room, (rooms.get(room) ?? 0) + 1)
    expect([...rooms].filter(([room, held]) => held > 25 && room !== path.join('api', 'db', 'migrations'))).toEqual([])
  })
})
