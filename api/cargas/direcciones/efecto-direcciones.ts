import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { renglonDeValores } from '#domain/cargas/direcciones/juzgar-asentamiento.ts'
import { avisosDelArchivo } from '#domain/direcciones/archivo-anterior.ts'
import type { CambiosDelEstado, EfectoSepomex } from '#domain/direcciones/carga-sepomex.ts'
import { asentamientoDe, type AsentamientoSepomex } from '#domain/direcciones/sepomex.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { preverEstado } from '#api/direcciones/sepomex/estado-sepomex.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'

/** What a load of the postal catalogue would do, and the states that it applied already. */
export interface EfectoGuardado extends EfectoSepomex {
  readonly hechos: readonly CambiosDelEstado[]
}

/** What a load stores of its effect; null until its file is read. */
export const efectoGuardado = ({ efecto }: Pick<CargaRow, 'efecto'>): EfectoGuardado | null =>
  efecto === '' ? null : (JSON.parse(efecto) as EfectoGuardado)

/** What a load of the postal catalogue would do, or did once it is applied. Null for other kinds, and until its file is read. */
export function direccionesDe(carga: Pick<CargaRow, 'tipo' | 'estado' | 'efecto'>): EfectoSepomex | null {
  const guardado = carga.tipo === 'direcciones' ? efectoGuardado(carga) : null
  if (guardado === null) return null
  const { estados, avisos, hechos } = guardado
  return { estados: carga.estado === 'aplicada' ? hechos : estados, avisos }
}

/** The keys of the states whose settlements a load brings. */
export async function estadosDeCarga(cargaId: number): Promise<string[]> {
  const rows = await selectRows<{ clave: string }>(
    `SELECT DISTINCT substr(llave, 1, 2) AS clave FROM carga_renglones WHERE carga_id = $1 AND llave IS NOT NULL ORDER BY clave`,
    [cargaId],
  )
  return rows.map(({ clave }) => clave)
}

/** Comes after every key of a state: in every collation letters follow digits. */
const DESPUES = 'Z'

/** The settlements of one state. The largest has about 10,000: memory holds one state at a time. */
export async function asentamientosDe(cargaId: number, estado: string): Promise<AsentamientoSepomex[]> {
  const rows = await selectRows<{ linea: number; datos: string }>(
    'SELECT linea, datos FROM carga_renglones WHERE carga_id = $1 AND llave >= $2 AND llave < $3 ORDER BY linea',
    [cargaId, estado, estado + DESPUES],
  )
  return rows.map(({ linea, datos }) => {
    const renglon = renglonDeValores((JSON.parse(datos) as Pick<LineaLeida, 'valores'>).valores)
    if (!renglon) throw new Error(`Row ${linea} of load ${cargaId} entered without a settlement`)
    return asentamientoDe(renglon)
  })
}

/** Compares every state of a load with the catalogue of now. `fecha`: the day that the file says it is of. Reads only. */
export async function compararDirecciones(
  cargaId: number,
  fecha: Parameters<typeof avisosDelArchivo>[1],
): Promise<EfectoSepomex> {
  const estados: CambiosDelEstado[] = []
  for (const estado of await estadosDeCarga(cargaId))
    estados.push(await preverEstado(estado, await asentamientosDe(cargaId, estado)))
  return { estados, avisos: avisosDelArchivo(estados, fecha, today()) }
}
