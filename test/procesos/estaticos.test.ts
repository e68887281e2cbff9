import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortal, type Portal } from '#test/support/portal/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

interface Chunk {
  readonly imports?: readonly string[]
  readonly isDynamicEntry?: boolean
}

/** Files under `folder`, by their path in it. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  )

describe('what the built portal serves of its own files', () => {
  it('is its page, its icon and its assets, whole; nothing else beside them or above', async () => {
    const page = readFileSync('dist/admin/index.html', 'utf8')
    const inside = filesOf('dist/admin').filter((file) => file !== 'index.html')
    const open = inside.filter((file) => file === 'favicon.svg' || file.startsWith('assets/'))
    for (const file of open.slice(0, 40)) {
      const answer = Buffer.from(await (await fetch(`${portal.url}/${file}`)).arrayBuffer())
      expect([file, answer.equals(readFileSync(path.join('dist/admin', file)))]).toEqual([file, true])
    }
    const closed = [
      ...inside.filter((file) => !open.includes(file)),
      ...filesOf('dist')
        .filter((file) => /^[\w-]+\.js(\.map)?$/.test(file))
        .slice(0, 20),
      'package.json',
      'portal.sqlite',
      'archivos/secretos/clave',
    ]
    for (const file of closed) expect([file, await (await fetch(`${portal.url}/${file}`)).text()]).toEqual([file, page])
  })

  it('is built for use: no script carries what React has for its developers', () => {
    const scripts = filesOf('dist/admin').filter((file) => file.endsWith('.js'))
    const deDesarrollo = scripts.filter((file) => /jsxDEV/.test(readFileSync(path.join('dist/admin', file), 'utf8')))
    expect(scripts.length).toBeGreaterThan(10)
    expect(deDesarrollo).toEqual([])
  })

  it('comes in few files: a browser asks for six at a time, and another building is a long way off', () => {
    const chunks = JSON.parse(readFileSync('dist/admin/.vite/manifest.json', 'utf8')) as Readonly<Record<string, Chunk>>
    const scripts = (entries: readonly string[]): number => {
      const wanted = new Set<string>()
      const visit = (name: string): void => {
        if (wanted.has(name)) return
        wanted.add(name)
        for (const needed of chunks[name]?.imports ?? []) visit(needed)
      }
      entries.forEach(visit)
      return wanted.size
    }
    const first = ['index.html', 'portal/frame/SignedIn.tsx']
    const views = Object.keys(chunks).filter((name) => chunks[name]?.isDynamicEntry)
    expect(views).toContain(first[1])
    expect(scripts(['index.html'])).toBeLessThanOrEqual(6)
    expect(views.filter((view) => scripts([...first, view]) > 30)).toEqual([])
  })

  it('holds no map to the source and no path of this machine', () => {
    const files = filesOf('dist/admin')
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    const code = files.filter((file) => /\.(js|css|html|json)$/.test(file))
    const telling = code.filter((file) => {
      const text = readFileSync(path.join('dist/admin', file), 'utf8')
      return text.includes('sourceMappingURL') || text.includes(process.cwd())
    })
    expect(telling).toEqual([])
  })
})
