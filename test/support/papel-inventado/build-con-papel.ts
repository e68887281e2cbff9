import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

const REGISTRO = /domain[\\/]documentos[\\/]papeles[\\/]registro\.ts$/

/** What whoever adds a paper writes in the registry: its import, and its line in each of the two tables. */
function withPapel(source: string): string {
  const lines = [
    ['csf: CSF }', 'csf: CSF, medica: CEDULA_MEDICA }'],
    ['csf: LECTOR_CSF }', 'csf: LECTOR_CSF, medica: LECTOR_CEDULA_MEDICA }'],
  ] as const
  const missing = lines.find(([before]) => source.split(before).length !== 2)
  if (missing) throw new Error(`The registry has no single "${missing[0]}"`)
  const registered = lines.reduce((text, [before, after]) => text.replace(before, after), source)
  const file = '#test/support/papel-inventado/cedula-medica.ts'
  return `import { CEDULA_MEDICA, LECTOR_CEDULA_MEDICA } from '${file}'\n${registered}`
}

const addPapel: Plugin = {
  name: 'add-papel',
  setup: ({ onLoad }) => {
    onLoad({ filter: REGISTRO }, async ({ path: file }) => ({
      contents: withPapel(await readFile(file, 'utf8')),
      loader: 'ts',
    }))
  },
}

export interface PortalConPapel {
  /** The program to start. */
  readonly programa: string
  remove(): Promise<void>
}

/** Builds the portal and its reader once more with the invented paper in the registry, and nothing else changed. */
export async function buildConPapel(): Promise<PortalConPapel> {
  const cache = path.resolve('node_modules/.cache/portal')
  await mkdir(cache, { recursive: true })
  const outdir = await mkdtemp(path.join(cache, 'con-papel-'))
  await build({
    entryPoints: [
      { in: 'seeds/start.ts', out: 'start' },
      { in: 'api/documentos/lector/proceso/child.ts', out: 'lector-child' },
    ],
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
    plugins: [addPapel],
  })
  return { programa: path.join(outdir, 'start.js'), remove: () => rm(outdir, { recursive: true, force: true }) }
}
