import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { selectRow, selectRows } from '#api/db/sql.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { crearCsf, crearCurp, crearNss } from '#seeds/documentos/crear-papeles.ts'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { varianteCsf, varianteCurp, varianteNss } from '#seeds/documentos/variantes.ts'
import { lugarDe, nuevaPersona, registrarAlta, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn } from '#test/support/client.ts'
import { portal } from './consola.ts'

/** `portal ocr lote --expediente`: papers go to the person they name, or to the list of those that somebody must see. */
let folder: string
let entrada: string
let salida: string
let ana: AltaHecha
let beto: AltaHecha

interface Informe {
  readonly expediente: {
    readonly archivados: number
    readonly yaEstaban: number
    readonly rechazados: readonly { readonly archivo: string; readonly motivo: string }[]
  }
}

const variante = seededRandom(5)
const curp = async (persona: PersonaFicticia) =>
  crearCurp(persona, { ...varianteCurp(variante), diseno: 'carta', orden: 'lectura', conQr: false })
const nss = (persona: PersonaFicticia) => crearNss(persona, varianteNss(variante, persona, { diseno: 'vigencia' }))
const csf = (persona: PersonaFicticia) => crearCsf(persona, varianteCsf(variante, persona, { paginas: 1 }))
const put = (name: string, bytes: Uint8Array) => writeFile(path.join(entrada, name), bytes)

beforeAll(async () => {
  const desk = await signIn('ventanilla1')
  const lugar = await lugarDe(SALUD)
  ana = await registrarAlta(desk, lugar)
  beto = await registrarAlta(desk, lugar)
  folder = await mkdtemp(path.join(tmpdir(), 'expediente-'))
  entrada = path.join(folder, 'papeles')
  await mkdir(entrada)
  await put('ana-curp.pdf', await curp(ana.persona))
  await put('ana-nss.pdf', await nss(ana.persona))
  await put('beto-csf.pdf', await csf(beto.persona))
  // Her CURP under his name, her NSS beside his CURP, somebody whom nobody knows, and no paper at all.
  const { nombres, apellidoPaterno, apellidoMaterno } = beto.persona
  await put('mezclado.pdf', await curp({ ...ana.persona, nombres, apellidoPaterno, apellidoMaterno }))
  await put('claves.pdf', await nss({ ...beto.persona, nss: ana.persona.nss }))
  await put('nadie.pdf', await curp(nuevaPersona()))
  await put('notas.txt', Buffer.from('Hola'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const lote = async (...more: string[]) => {
  const run = await portal(['ocr', 'lote', entrada, '--salida', salida, '--expediente', '--yes', '--json', ...more])
  return { ...run, expediente: run.out === '' ? null : (JSON.parse(run.out) as Informe).expediente }
}
const vigentes = (afiliadoId: number) =>
  selectRows<{ tipo: string; nombre: string; por: string }>(
    `SELECT e.tipo, f.nombre, e.por FROM expediente e JOIN archivos f ON f.id = e.archivo_id
     JOIN lecturas l ON l.archivo_id = f.id WHERE e.afiliado_id = $1 AND f.nombre LIKE '%-%' ORDER BY e.id`,
    [afiliadoId],
  )
const count = async (sql: string) => (await selectRow<{ n: number }>(sql))!.n
const bitacora = () => count(`SELECT COUNT(*) AS n FROM bitacora WHERE acto = 'expediente.agregar' AND medio = 'cli'`)

it('files the sure ones once, in the bitácora as the account of the system, and says why not the others', async () => {
  salida = path.join(folder, 'salida.jsonl')
  const { code, expediente } = await lote()
  expect(code).toBe(1)
  expect(expediente).toMatchObject({ archivados: 3, yaEstaban: 0 })
  expect(expediente!.rechazados.map(({ archivo }) => archivo)).toEqual([
    'claves.pdf',
    'mezclado.pdf',
    'nadie.pdf',
    'notas.txt',
  ])
  expect(Object.fromEntries(expediente!.rechazados.map(({ archivo, motivo }) => [archivo, motivo]))).toMatchObject({
    'claves.pdf': 'Sus claves son de personas distintas del padrón.',
    'mezclado.pdf': expect.stringMatching(
      /^El nombre del papel no es el del padrón\.$|^Por confirmar|^No se leyó el nombre\.$/,
    ) as string,
    'nadie.pdf': 'La persona no está en el padrón.',
    'notas.txt':
      'El archivo no es un PDF ni una imagen JPG o PNG. Sus primeros bytes no son los de ninguno de esos tipos.',
  })
  expect(await vigentes(ana.afiliadoId)).toEqual([
    { tipo: 'curp', nombre: 'ana-curp.pdf', por: 'OCR' },
    { tipo: 'nss', nombre: 'ana-nss.pdf', por: 'OCR' },
  ])
  expect(await vigentes(beto.afiliadoId)).toEqual([{ tipo: 'csf', nombre: 'beto-csf.pdf', por: 'OCR' }])
  expect(await bitacora()).toBe(3)

  // What it replaces stays in the expediente, not in force.
  const rows = await selectRows<{ vigente: unknown }>(
    `SELECT vigente FROM expediente WHERE afiliado_id = $1 AND tipo = 'curp' ORDER BY id`,
    [ana.afiliadoId],
  )
  expect(rows.map(({ vigente }) => Boolean(vigente))).toEqual([false, true])

  // Resumed, or run again elsewhere, it files nothing twice and writes the same bytes.
  const whole = await readFile(salida)
  await truncate(salida, 300)
  const resumed = (await lote('--reanudar')).expediente
  expect(resumed).toMatchObject({ archivados: 0, yaEstaban: 3 })
  expect(resumed!.rechazados).toHaveLength(4)
  expect((await readFile(salida)).equals(whole)).toBe(true)
  salida = path.join(folder, 'otra.jsonl')
  expect((await lote()).expediente).toMatchObject({ archivados: 0, yaEstaban: 3 })
  expect(await bitacora()).toBe(3)
  const kept = await count(
    `SELECT COUNT(*) AS n FROM archivos WHERE nombre IN ('ana-curp.pdf', 'ana-nss.pdf', 'beto-csf.pdf')`,
  )
  expect(kept).toBe(3)

  // A batch that was only read is filed when it is resumed.
  await rm(path.join(entrada, 'ana-nss.pdf'))
  await put('ana-nss.pdf', await nss(ana.persona))
  salida = path.join(folder, 'leida.jsonl')
  await portal(['ocr', 'lote', entrada, '--salida', salida])
  expect((await lote('--reanudar')).expediente).toMatchObject({ archivados: 1, yaEstaban: 2 })

  // Without --json, the summary is in words.
  const { out, err } = await portal(['ocr', 'lote', entrada, '--salida', salida, '--expediente', '--yes', '--reanudar'])
  expect(out).toContain('Expedientes: 0 papeles archivados, 3 ya estaban, 4 sin archivar.')
  expect(out).toContain('  nadie.pdf: La persona no está en el padrón.')
  expect(err).toBe('No se pudo leer 1 archivo.')
})

it('acts with the rights and the scope of who is named', async () => {
  salida = path.join(folder, 'sin-permiso.jsonl')
  const run = await portal([
    '--como',
    'auditor',
    'ocr',
    'lote',
    entrada,
    '--salida',
    salida,
    '--expediente',
    '--reanudar',
  ])
  expect(run).toMatchObject({ code: 1, err: 'No tienes permiso para esta acción.' })
  salida = path.join(folder, 'ajena.jsonl')
  const other = await portal([
    '--como',
    'ventanilla2',
    'ocr',
    'lote',
    entrada,
    '--salida',
    salida,
    '--expediente',
    '--yes',
    '--json',
  ])
  const { rechazados } = (JSON.parse(other.out) as Informe).expediente
  expect(rechazados.find(({ archivo }) => archivo === 'ana-curp.pdf')?.motivo).toBe(
    'La persona es de otra dependencia.',
  )
})
