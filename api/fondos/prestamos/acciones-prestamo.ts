import { rutaAfiliado } from '#domain/afiliacion/rutas.ts'
import { ESTADOS_PRESTAMO, TIPOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { changePrestamo, type CambioPrestamo } from './change-prestamo.ts'
import { createPrestamo, type DatosPrestamo } from './create-prestamo.ts'
import { getPrestamoRow } from './prestamo-row.ts'

/** Making a loan. */
export const OTORGAR_PRESTAMO: Accion<DatosPrestamo> = {
  id: 'prestamo.otorgar',
  aplicar: async (actor, datos) => {
    const prestamo = await createPrestamo(actor, datos)
    const { id, tipo, nombre, interno, capitalCentavos, interesCentavos, abonoCentavos, plazo, quincenas } = prestamo
    return {
      sujeto: `${nombre}, No. interno ${interno}`,
      cambios: [
        { campo: 'Préstamo', antes: '', despues: TIPOS_PRESTAMO[tipo].titulo },
        { campo: 'Capital', antes: '', despues: formatPesos(capitalCentavos) },
        { campo: 'Intereses del plan', antes: '', despues: formatPesos(interesCentavos) },
        { campo: 'Abono por quincena', antes: '', despues: formatPesos(abonoCentavos) },
        { campo: 'Quincenas', antes: '', despues: `${plazo} (${quincenas})` },
      ],
      importeCentavos: capitalCentavos,
      enlace: rutaAfiliado({ interno }),
      registro: id,
    }
  },
}

const ACTO_TEXTO = {
  suspender: 'Suspender',
  reanudar: 'Reanudar',
  abonar: 'Pago directo de la persona',
  liquidar: 'Liquidar',
} as const

/** Suspending, resuming or settling a loan, or a payment of its person. */
export const CAMBIAR_PRESTAMO: Accion<CambioPrestamo & { readonly id: number }> = {
  id: 'prestamo.cambiar',
  aplicar: async (actor, { id, ...cambio }) => {
    const antes = await getPrestamoRow(id)
    const despues = await changePrestamo(actor, id, cambio)
    const pagado = antes.saldoCentavos - despues.saldoCentavos
    return {
      sujeto: `${ACTO_TEXTO[cambio.acto]}: ${antes.folio}, ${antes.nombre}`,
      cambios: [
        { campo: 'Motivo', antes: '', despues: cambio.motivo.trim() },
        ...changed('Estado', antes, despues, ({ estado }) => ESTADOS_PRESTAMO[estado]),
        ...changed('Saldo', antes, despues, ({ saldoCentavos }) => formatPesos(saldoCentavos)),
      ],
      importeCentavos: pagado === 0 ? null : pagado,
      enlace: `/panel/prestamos/${antes.folio}/show`,
      registro: id,
    }
  },
}

function changed(campo: string, antes: PrestamoPanel, despues: PrestamoPanel, textOf: (of: PrestamoPanel) => string) {
  const [was, is] = [textOf(antes), textOf(despues)]
  return was === is ? [] : [{ campo, antes: was, despues: is }]
}
