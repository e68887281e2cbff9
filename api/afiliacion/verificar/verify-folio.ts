import { vigenciaDe, type FolioVerificado } from '#domain/afiliacion/movimientos/folio-verificado.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { quincenaDeAnio } from '#domain/calendario/quincena.ts'
import { tituloAcuse } from '#api/afiliacion/acuse/get-acuse.ts'
import { estatusOf, selectMovimientos } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { AppError } from '#api/errors.ts'
import { LimiteDireccion } from '#api/usuarios/entrada/limite-direccion.ts'

/** A counter checks papers all day; nobody walks through the folios. */
const porDireccion = new LimiteDireccion({ clase: 'folio', veces: 60, segundos: 900 })

/**
 * What the paper of that folio is and whether it stands, for anybody: nothing of its person. Throws 429 after too many checks
 * from `direccion`, and 404 for a folio that the institute did not give.
 */
export async function verifyFolio(direccion: string, folio: string): Promise<FolioVerificado> {
  await porDireccion.take(direccion)
  const [row] = await selectMovimientos('m.folio = $1', [folio])
  if (!row) throw new AppError(404, 'no_existe', 'El instituto no ha dado ese folio. Compáralo con el del documento.')
  return {
    folio,
    papel: tituloAcuse(row.tipo),
    ...vigenciaDe(estatusOf(row), row.quincena),
    registrado: todayInMexico(Date.parse(row.solicitado_at)),
    fecha: row.fecha,
    quincena: quincenaDeAnio(row.quincena),
  }
}
