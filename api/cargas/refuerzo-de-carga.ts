import { entranDe } from '#domain/cargas/carga.ts'
import type { EstadoCarga } from '#domain/cargas/estado-carga.ts'
import { refuerzosDe } from '#domain/cargas/refuerzo-carga.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { loadConstantesCarga } from '#api/cargas/consulta/constantes-de-carga.ts'
import { CARGA_SQL, type CargaRow } from './carga-row.ts'
import { servidorDe } from './tipos/servidores.ts'

/**
 * Why a load needs the authorisation of a jefe as well: before it is loaded, by the rows that enter; then by those that were written. Once it
 * is validated, what was said then: settings and other loads that change later do not.
 */
export async function refuerzoDe(carga: CargaRow): Promise<readonly string[]> {
  const { deEntidad, autoriza } = TIPOS_CARGA[carga.tipo]
  if (!SE_CALCULA.has(carga.estado) || deEntidad === null || autoriza.por === 'nadie' || entranDe(carga) === 0)
    return JSON.parse(carga.refuerzo) as string[]
  const constante = await loadConstantesCarga()
  const { renglones, rechazados } = carga
  return refuerzosDe(
    {
      ...{ renglones, rechazados, verbo: deEntidad.suma },
      totalCentavos: await totalConElla(carga),
      anterior: await quincenaAnterior(carga),
    },
    { rechazo: constante('CARGA_RECHAZO_MAX'), diferencia: constante('CARGA_DIFERENCIA_MAX') },
  )
}

/** States in which it is computed: before its validation. */
const SE_CALCULA: ReadonlySet<EstadoCarga> = new Set(['revisada', 'por_validar'])

/** The total of the quincena once this load counts: with the others of its kind, without the one that it replaces. */
async function totalConElla(carga: CargaRow): Promise<number> {
  const sinCargar = carga.estado === 'revisada'
  const sustituyeId = sinCargar ? (await servidorDe(carga).sustituida(carga))?.id : carga.sustituyeId
  const otras = (await queCuentan(carga, carga.quincena)).filter(({ id }) => id !== sustituyeId)
  return (await sumaDe(otras)) + (sinCargar ? await servidorDe(carga).importePrevisto(carga) : await sumaDe([carga]))
}

async function quincenaAnterior(
  carga: CargaRow,
): Promise<{ readonly quincena: string; readonly totalCentavos: number } | null> {
  const row = await selectRow<{ quincena: number | null }>(
    `SELECT MAX(quincena) AS quincena FROM cargas WHERE entidad_id = $1 AND tipo = $2 AND quincena < $3 AND estado = 'aplicada'`,
    [carga.entidadId, carga.tipo, carga.quincena],
  )
  const quincena = row?.quincena ?? null
  if (quincena === null) return null
  return { quincena: quincenaChip(quincena), totalCentavos: await sumaDe(await queCuentan(carga, quincena)) }
}

const queCuentan = ({ entidadId, tipo }: CargaRow, quincena: number | null): Promise<CargaRow[]> =>
  selectRows<CargaRow>(
    `${CARGA_SQL} WHERE c.entidad_id = $1 AND c.tipo = $2 AND c.quincena = $3 AND c.estado = 'aplicada' ORDER BY c.id`,
    [entidadId, tipo, quincena],
  )

async function sumaDe(cargas: readonly CargaRow[]): Promise<number> {
  let suma = 0
  for (const carga of cargas) suma += (await servidorDe(carga).resumen(carga)).importeCentavos
  return suma
}
