import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import { PlanoModel } from '#api/cargas/models/PlanoModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { portal, type Corrida } from '#test/cli/consola.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'

/** A wide CSV of the tests, without record of totals. */
const PLANO_PRUEBA: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  titulos: true,
  periodo: 'QQAA',
  campos: [
    { campo: 'interno', en: { titulo: 'INTERNO' }, obligatorio: true },
    { campo: 'nombre', en: { titulo: 'NOMBRE' } },
    { campo: 'plaza', en: { titulo: 'PLAZA' } },
    { campo: 'clase', en: { titulo: 'CLASE' } },
    { campo: 'numero', en: { titulo: 'NUMERO' } },
    { campo: 'desde', en: { titulo: 'DESDE' } },
    { campo: 'hasta', en: { titulo: 'HASTA' } },
    { campo: 'dias', en: { titulo: 'DIAS' } },
    { campo: 'sueldo', en: { titulo: 'SUELDO' }, periodicidad: 'quincenal' },
    { campo: 'otrasPrestaciones', en: { titulo: 'OTRAS' }, periodicidad: 'quincenal' },
    { campo: 'quinquenios', en: { titulo: 'QUINQUENIOS' }, periodicidad: 'mensual' },
    { campo: 'deduccion.FAA', en: { titulo: 'FAA' } },
    { campo: 'deduccion.FPESA', en: { titulo: 'FPESA' } },
    { campo: 'curp', en: { titulo: 'CURP' } },
  ],
}

/** A row of a payroll of the tests; what is not given is blank. */
export interface RenglonPrueba {
  readonly interno: number
  readonly plaza?: string
  readonly clase?: string
  readonly numero?: string
  readonly desde?: string
  readonly hasta?: string
  readonly dias?: string
  readonly sueldo?: string
  readonly otras?: string
  readonly quinquenios?: string
  /** Deducted for each key. */
  readonly faa?: string
  readonly fpesa?: string
  readonly curp?: string
}

const TITULOS = 'INTERNO;NOMBRE;PLAZA;CLASE;NUMERO;DESDE;HASTA;DIAS;SUELDO;OTRAS;QUINQUENIOS;FAA;FPESA;CURP'

/** Stores the layout of these tests. */
export async function ponerPlanoDePrueba(): Promise<void> {
  await inTransaction(() =>
    insertRow(PlanoModel, {
      clave: 'PRUEBA',
      version: 1,
      nombre: 'Nómina de prueba',
      tipo: 'nomina',
      definicion: JSON.stringify(PLANO_PRUEBA),
      creado_at: '2026-01-01T00:00:00.000Z',
    }),
  )
}

/** The text of a payroll of people whom `ponerPersona` made. */
export function textoDeNomina(filas: readonly RenglonPrueba[]): string {
  const lineas = filas.map((fila) => {
    const { interno, plaza = '', clase = '', numero = '', desde = '', hasta = '', dias = '' } = fila
    const { sueldo = '', otras = '', quinquenios = '', faa = '', fpesa = '', curp = '' } = fila
    return [
      interno,
      `Prueba Persona ${interno}`,
      plaza,
      clase,
      numero,
      desde,
      hasta,
      dias,
      sueldo,
      otras,
      quinquenios,
      faa,
      fpesa,
      curp,
    ].join(';')
  })
  return `${[TITULOS, ...lineas].join('\r\n')}\r\n`
}

/** Writes it to a file. */
export async function archivoDeNomina(filas: readonly RenglonPrueba[]): Promise<string> {
  const ruta = path.join(await mkdtemp(path.join(tmpdir(), 'nomina-')), 'nomina.csv')
  await writeFile(ruta, textoDeNomina(filas))
  return ruta
}

/** `portal importar` of a payroll, as the account `sistema`. */
export async function cargarNomina(
  filas: readonly RenglonPrueba[],
  donde: { readonly entidad: string; readonly quincena: string },
  ...more: readonly string[]
): Promise<Corrida> {
  const ruta = await archivoDeNomina(filas)
  const where = ['--plano', 'PRUEBA', '--entidad', donde.entidad, '--quincena', donde.quincena]
  return portal(['importar', ruta, ...where, '-y', '--json', ...more])
}

/** Gives a loaded payroll its approvals: `validador1`, an auxiliar, and a jefe where it needs one. Returns what the auxiliar read. */
export async function aprobarNomina(folio: string): Promise<PropuestaPanel> {
  const validada = await portal(['--como', 'validador1', 'importar', 'validar', folio], true, [DEMO_PASSWORD])
  expect([validada.code, validada.err]).toEqual([0, ''])
  const { id } = (await selectRow<{ id: number }>(
    `SELECT MAX(id) AS id FROM propuestas WHERE accion = 'carga.aplicar'`,
  ))!
  return autorizarCarga(await signIn('auxiliar'), id)
}

/** Authorises a validated load as an auxiliar, and as a jefe where it needs one. Returns what the auxiliar read. */
export async function autorizarCarga(auxiliar: Client, propuesta: number): Promise<PropuestaPanel> {
  const vista = `/api/panel/autorizaciones/${propuesta}`
  const { body } = await auxiliar.get<PropuestaPanel>(vista)
  const done = await auxiliar.post<PropuestaPanel>(`${vista}/autorizar`, { version: body.version })
  expect(done.status).toBe(200)
  if (done.body.estado === 'pendiente') {
    const jefe = await signIn('jefe')
    const { version } = (await jefe.get<PropuestaPanel>(vista)).body
    expect((await jefe.post(`${vista}/autorizar`, { version })).status).toBe(200)
  }
  return body
}

/** Takes a load back: an auxiliar proposes it and another one authorises it. */
export async function deshacerNomina(folio: string): Promise<void> {
  const propuesta = await portal(
    ['--como', 'auxiliar', 'importar', 'deshacer', folio, '--motivo', 'Era de otra dependencia'],
    true,
    [DEMO_PASSWORD],
  )
  expect([propuesta.code, propuesta.err]).toEqual([0, ''])
  const { id } = (await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM propuestas'))!
  const otro = await signIn('auxiliar2')
  expect((await otro.post(`/api/panel/autorizaciones/${id}/autorizar`, { version: 1 })).status).toBe(200)
}

/** The folio of a load that a run of `cargarNomina` left. */
export const folioDe = ({ out, err }: Corrida): string => {
  expect(err).toBe('')
  return (JSON.parse(out) as { carga: { folio: string } }).carga.folio
}
