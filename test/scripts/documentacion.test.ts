import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { brokenLinks } from '#test/support/documentacion/enlaces.ts'
import { brokenOrdenes } from '#test/support/documentacion/ordenes.ts'
import { lineasDe, readPaginas } from '#test/support/documentacion/paginas.ts'
import { brokenRutas } from '#test/support/documentacion/rutas.ts'

const KB = 1024

/** Bytes of the pages that grow with each change, so that a newcomer can read them whole. */
const LIMITS = {
  'README.md': 6 * KB,
  'CHANGELOG.md': 8 * KB,
  'docs/architecture.md': 8 * KB,
  'docs/benchmarks.md': 6 * KB,
}

const paginas = readPaginas()

it.each(Object.entries(LIMITS))('%s has at most %d bytes', (archivo, limit) => {
  expect(statSync(archivo).size).toBeLessThanOrEqual(limit)
})

it('the documentation links to files and headings that exist', () => {
  expect(paginas.flatMap(brokenLinks).join('\n')).toBe('')
})

it('the documentation names paths that exist', () => {
  expect(paginas.flatMap(brokenRutas).join('\n')).toBe('')
})

it('the documentation names commands, options and test steps that exist', () => {
  expect(paginas.flatMap(brokenOrdenes).join('\n')).toBe('')
})

const invented = (...lines: string[]) => ({ archivo: 'docs/x.md', lineas: lineasDe('docs/x.md', lines.join('\n')) })

it('a broken link is named with its line', () => {
  const page = invented('[a](install.md#https), [`b`](../README.md)', '[c](no-page.md), [d](install.md#no-heading)')
  expect(brokenLinks(page)).toEqual([
    'docs/x.md:2 no-page.md: no such file',
    'docs/x.md:2 install.md#no-heading: no such heading',
  ])
})

it('a path that does not exist is named with its line, also in a block and with placeholders', () => {
  const page = invented(
    '`domain/documentos/papeles/<papel>.ts`, `test/{domain,admin}/**`, `api/http/`, `api/…/read-row.ts` and `dist/x.js`',
    '```',
    'TEST_DB=postgres vitest run test/no-folder/x.test.ts',
    '```',
    '`api/<area>/no-models/<Name>.ts` and `api/app.ts/`',
  )
  expect(brokenRutas(page)).toEqual([
    'docs/x.md:1 api/…/read-row.ts: no such path',
    'docs/x.md:3 test/no-folder/x.test.ts: no such path',
    'docs/x.md:5 api/<area>/no-models/<Name>.ts: no such path',
    'docs/x.md:5 api/app.ts/: no such path',
  ])
})

it('a command that does not exist is named with its line, also an option and a test step', () => {
  const page = invented(
    '`npm test -- unit choques <part of a path>`, `portal respaldo crear --salida /x`, `npm run portal -- respaldo …`',
    '```',
    'DATA_DIR=/x portal respaldo hornear',
    'npm ci && npm run demolish   # npm test',
    'npx vitest run --project no-project',
    '```',
    '`npm test -- no-step`, `portal doctor --deprisa`',
    '| `npm run portal -- --help` | `migrar`, `ocr lote`, `ocr nada` |',
  )
  expect(brokenOrdenes(page)).toEqual([
    'docs/x.md:3 portal respaldo hornear: no such command',
    'docs/x.md:4 npm run demolish: no such script',
    'docs/x.md:5 vitest --project no-project: no such project',
    'docs/x.md:7 npm test -- no-step: no such step or test file',
    'docs/x.md:7 portal doctor --deprisa: no such option',
    'docs/x.md:8 portal ocr nada: no such command',
  ])
})
