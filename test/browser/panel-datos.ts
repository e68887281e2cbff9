import { parsePlainDate } from '#domain/plain-date.ts'
import { completarPersona } from '#seeds/demo/personas/generar-personas.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { enviarAlta, otraPersona, prepararAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo, type PortalClient } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import type { Portal } from '#test/support/portal/portal.ts'

const random = seededRandom(90_210)
const usadas = { curps: new Set<string>(), nss: new Set<string>() }

function dificil(nombres: string, apellidoPaterno: string, apellidoMaterno: string, nacida: string): PersonaFicticia {
  const fechaNacimiento = parsePlainDate(nacida)
  if (!fechaNacimiento) throw new Error(`No such day: ${nacida}`)
  const quien = { nombres, apellidoPaterno, apellidoMaterno, sexo: 'M', fechaNacimiento, codigoEntidad: 'AS' } as const
  const persona = completarPersona(random, quien, usadas)
  if (!persona) throw new Error(`No CURP left for ${nombres}`)
  return persona
}

/** Names that trip lists, searches and exports. */
export const DIFICILES = {
  abrego: dificil('ZOÉ', 'ÁBREGO', 'ZÚÑIGA', '1988-02-29'),
  munoz: dificil('MARÍA FERNANDA', 'MUÑOZ', 'GÜEMES', '1990-05-14'),
  naupari: dificil('LUZ', 'ÑAUPARI', 'ÑÁÑEZ', '1979-11-03'),
  ofarrill: dificil('ROCÍO', "O'FARRILL", "D'ARTIGUES", '1985-07-21'),
  nguyen: dificil('KIM', 'NGUYEN', '', '1993-01-09'),
  larga: dificil(
    'MARÍA GUADALUPE DEL SAGRADO CORAZÓN DE JESÚS Y LA SANTÍSIMA',
    'MONTES DE OCA',
    'FERNÁNDEZ DE CÓRDOVA',
    '1971-12-12',
  ),
} as const

/** What a spreadsheet would run, were it not text. */
export const FORMULA = '=SUM(A1,"x")'

export const PROPIAS = 30
export const AJENAS = 2

interface Solicitud {
  readonly datosPersonales: Readonly<Record<string, unknown>>
}

async function preparar(client: PortalClient, persona: PersonaFicticia): Promise<object> {
  const solicitud = (await prepararAlta(client, persona)) as Solicitud
  const sinSegundoApellido = persona.apellidoMaterno === ''
  const cambios = persona === DIFICILES.munoz ? { numEmpleado: FORMULA } : {}
  return { ...solicitud, datosPersonales: { ...solicitud.datosPersonales, sinSegundoApellido, ...cambios } }
}

/** Papers all at once, altas one after the other: their numbers tell their order. Gives the folio of each CURP. */
async function registrar(client: PortalClient, personas: readonly PersonaFicticia[]): Promise<[string, string][]> {
  const solicitudes = await Promise.all(
    personas.map(async (persona) => ({ persona, body: await preparar(client, persona) })),
  )
  const folios: [string, string][] = []
  for (const { persona, body: solicitud } of solicitudes) {
    const { status, body } = await enviarAlta(client, solicitud)
    if (status !== 201) throw new Error(`alta failed: ${status} ${JSON.stringify(body)}`)
    folios.push([persona.curp, body.folio])
  }
  return folios
}

export interface Padron {
  /** In the order of their altas. */
  readonly propias: readonly PersonaFicticia[]
  readonly ajenas: readonly PersonaFicticia[]
  /** Folio of each CURP. */
  readonly folios: ReadonlyMap<string, string>
}

/** Thirty people of ventanilla1's entity, six of them with hard names, and two of ventanilla2's. */
export async function llenarPadron(portal: Portal): Promise<Padron> {
  const [propia, ajena] = [await signInTo(portal.url, 'ventanilla1'), await signInTo(portal.url, 'ventanilla2')]
  const dificiles = Object.values(DIFICILES)
  const comunes = Array.from({ length: PROPIAS - dificiles.length }, otraPersona)
  const propias = [...dificiles, ...comunes]
  const ajenas = Array.from({ length: AJENAS }, otraPersona)
  const folios = new Map([...(await registrar(propia, propias)), ...(await registrar(ajena, ajenas))])
  return { propias, ajenas, folios }
}

/** The No. interno by which addresses name a person. */
export async function internoOf(portal: Portal, { curp }: PersonaFicticia): Promise<string> {
  const [row] = await runSql<{ interno: unknown }>(portal, 'SELECT interno FROM afiliados WHERE curp = $1', [curp])
  if (!row) throw new Error(`Nobody with ${curp}`)
  return String(row.interno).padStart(6, '0')
}

/** A person's id in the database. */
export async function idOf(portal: Portal, { curp }: PersonaFicticia): Promise<number> {
  const [row] = await runSql<{ id: unknown }>(portal, 'SELECT id FROM afiliados WHERE curp = $1', [curp])
  if (!row) throw new Error(`Nobody with ${curp}`)
  return Number(row.id)
}

/** Cells of a CSV, quotes and its mark resolved (RFC 4180). */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/gy)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '') break
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}
