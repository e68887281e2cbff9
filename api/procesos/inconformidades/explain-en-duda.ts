import type { Actor } from '#domain/acceso/actor.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { PAGADA_POR } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { ImporteEnDuda } from '#domain/fondos/estado-cuenta/importe-en-duda.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { notFound } from '#api/errors.ts'
import { selectExtemporaneas } from '#api/fondos/estado-cuenta/extemporaneas-de-persona.ts'
import { selectLicencias } from '#api/fondos/estado-cuenta/licencias-de-persona.ts'
import { aportacionEnDuda } from './aportacion-en-duda.ts'
import { cairEnDuda } from './cair-en-duda.ts'
import type { EnDuda } from './en-duda.ts'
import { retencionEnDuda, saldoEnDuda } from './prestamo-en-duda.ts'

/** What an amount of a person's statement is and how it was made, as stored. Throws 404 for what is not of that person. */
export function explainEnDuda(actor: Actor, afiliadoId: number, importe: ImporteEnDuda): Promise<EnDuda> {
  switch (importe.clase) {
    case 'aportacion':
      return aportacionEnDuda(actor, afiliadoId, importe)
    case 'retencion':
      return retencionEnDuda(afiliadoId, importe.retencionId)
    case 'prestamo':
      return saldoEnDuda(afiliadoId, importe.prestamoId)
    case 'licencia':
      return licenciaEnDuda(actor, afiliadoId, importe.cargoId)
    case 'extemporanea':
      return extemporaneaEnDuda(afiliadoId, importe.folio)
    case 'cair':
      return cairEnDuda(afiliadoId, importe.asiento)
  }
}

async function licenciaEnDuda(actor: Actor, afiliadoId: number, cargoId: number): Promise<EnDuda> {
  const licencia = (await selectLicencias(actor, afiliadoId)).find((each) => each.cargoId === cargoId)
  if (!licencia) throw notFound('El importe')
  const { chip, aportacionesCentavos, abonosCentavos, debeCentavos, limite, referencia } = licencia
  const pagar = [
    debeCentavos === 0 ? 'Está pagado' : `Por pagar ${formatPesos(debeCentavos)}`,
    ...(limite === null ? [] : [`límite ${formatFecha(limite)}`]),
    ...(referencia === '' ? [] : [`referencia ${referenciaTexto(referencia)}`]),
  ]
  return {
    titulo: `Adeudo de licencia, ${chip}, ${formatPesos(aportacionesCentavos + abonosCentavos)}`,
    explicacion: [
      `Aportaciones ${formatPesos(aportacionesCentavos)} y abonos de préstamos ${formatPesos(abonosCentavos)}.`,
      `${pagar.join(', ')}.`,
    ],
  }
}

async function extemporaneaEnDuda(afiliadoId: number, folio: string): Promise<EnDuda> {
  const extemporanea = (await selectExtemporaneas(afiliadoId)).find((each) => each.folio === folio)
  if (!extemporanea) throw notFound('El importe')
  const { titulo, desde, hasta, entidad, importeCentavos, estado } = extemporanea
  return {
    titulo: `Aportación extemporánea ${folio}, ${formatPesos(importeCentavos)}`,
    explicacion: [
      `${titulo}, del ${formatFecha(desde)} al ${formatFecha(hasta)}, a cargo de ${entidad}.`,
      `${PAGADA_POR[estado]}.`,
    ],
  }
}
