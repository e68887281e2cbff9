import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'

/** A line of a close, written by hand: nothing here is computed by the product. */
export interface LineaDeCierre {
  readonly afiliadoId: number
  readonly fondo: string
  readonly clave: string
  readonly parte?: 'afiliado' | 'entidad'
  readonly obligado?: 'afiliado' | 'entidad'
  readonly base?: number
  /** Ten-thousandths of a percent. */
  readonly tasa?: number
  readonly importe: number
  readonly origen?: 'ordinaria' | 'retroactiva' | 'extemporanea' | 'decreto'
  /** Ordinal of the quincena that it corrects; the close's own unless told. */
  readonly corrige?: number
}

/** A person of a close, as the close keeps it. */
export interface PersonaDeCierre {
  readonly afiliadoId: number
  readonly interno: number
  readonly nombre: string
  readonly sueldo: number
  readonly dias?: number
}

export interface CierreEscrito {
  readonly entidadId: number
  /** Ordinal. */
  readonly quincena: number
  readonly estado?: 'aplicando' | 'cerrado'
  readonly personas?: readonly PersonaDeCierre[]
  readonly lineas?: readonly LineaDeCierre[]
}

/** Writes a close with its people, lines and totals, row by row, and gives its id. */
export function escribirCierre({
  entidadId,
  quincena,
  estado = 'cerrado',
  personas = [],
  lineas = [],
}: CierreEscrito): Promise<number> {
  return inTransaction(async () => {
    const row = await selectRow<{ id: number }>(
      `INSERT INTO cierres (entidad_id, quincena, estado, personas, creado_at, cerrado_at, parametro_id)
       VALUES ($1, $2, $3, $4, $5, $5, (SELECT MIN(id) FROM fondos_parametros)) RETURNING id`,
      [entidadId, quincena, estado, personas.length, '2026-11-30T18:00:00.000Z'],
    )
    const id = row!.id
    for (const { afiliadoId, interno, nombre, sueldo, dias = 15 } of personas)
      await execute(
        `INSERT INTO cierre_personas (cierre_id, afiliado_id, interno, nombre, nombre_orden, categoria, dias, sueldo_centavos, hechos)
         VALUES ($1, $2, $3, $4, $5, '20B', $6, $7, '[]')`,
        [id, afiliadoId, interno, nombre, nombre.toUpperCase(), dias, sueldo],
      )
    for (const linea of lineas) await insertLinea(id, quincena, linea)
    await execute(
      `INSERT INTO cierre_totales (cierre_id, origen, clave, fondo, parte, obligado, personas, base_centavos, importe_centavos)
       SELECT cierre_id, origen, clave, fondo, parte, obligado, COUNT(DISTINCT afiliado_id), SUM(base_centavos), SUM(importe_centavos)
       FROM aportaciones WHERE cierre_id = $1 GROUP BY cierre_id, origen, clave, fondo, parte, obligado`,
      [id],
    )
    return id
  })
}

async function insertLinea(cierreId: number, quincena: number, linea: LineaDeCierre): Promise<void> {
  const { afiliadoId, fondo, clave, importe } = linea
  await execute(
    `INSERT INTO aportaciones (cierre_id, afiliado_id, corrige, origen, fondo, clave, parte, obligado, base_centavos, tasa, importe_centavos)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      cierreId,
      afiliadoId,
      linea.corrige ?? quincena,
      linea.origen ?? 'ordinaria',
      fondo,
      clave,
      linea.parte ?? 'entidad',
      linea.obligado ?? 'entidad',
      linea.base ?? 0,
      linea.tasa ?? 0,
      importe,
    ],
  )
}

/** Replaces the calendar from a day on by the days told, so that a test reads its dates without looking them up. */
export async function ponerCalendario(desde: string, dias: Readonly<Record<string, string>>): Promise<void> {
  await inTransaction(async () => {
    await execute('DELETE FROM eventos WHERE fecha >= $1', [desde])
    for (const [fecha, tipo] of Object.entries(dias))
      await execute(`INSERT INTO eventos (fecha, tipo, origen) VALUES ($1, $2, 'manual')`, [fecha, tipo])
  })
}
