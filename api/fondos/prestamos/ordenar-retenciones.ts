import { capacidadRetencion } from '#domain/fondos/prestamos/capacidad.ts'
import { ordenDe, reordenDe } from '#domain/fondos/prestamos/orden.ts'
import { nowAt } from '#api/clock.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { loadReglasPrestamo } from './constantes-prestamo.ts'
import { prestamosDelCierre, type PrestamoDelCierre } from './prestamos-del-cierre.ts'
import { setEstado } from './set-estado.ts'

const ORDEN = [
  'cierre_id',
  'entidad_id',
  'quincena',
  'prestamo_id',
  'afiliado_id',
  'tipo',
  'obligado',
  'ordenado_centavos',
  'retenido_centavos',
  'motivo',
  'nota',
  'respondida_at',
  'tardia',
  'reordenado_centavos',
] as const

/** What is told of an order that came too late for the entity that should have had it. */
const NADIE_LO_ORDENO = 'Nadie lo ordenó: el cambio de entidad se aplicó cuando esta ya había cerrado la quincena.'

/**
 * Orders the withholdings of a close, inside its open transaction, after its people were sealed and its movements applied: of
 * each loan of who was there at the quincena's end, its abono or what it still owes beside what was ordered before and what is
 * collected directly; once in a quincena, whichever entities close it. On leave the person owes it (decision 10.20). Loans of who
 * left become `por_cobrar`, with their balance kept (10.22); those of who is back are what they were before, a suspended one suspended.
 * What an entity that has closed should have ordered is never charged to it later (10.23): it is a difference of its close, of
 * which nothing was withheld, that somebody decides.
 */
export async function ordenarRetenciones(cierreId: number): Promise<void> {
  const prestamos = await prestamosDelCierre(cierreId)
  const extra = new Reorden((await loadReglasPrestamo()).porcentaje)
  for (const prestamo of prestamos) {
    const estado = estadoDe(prestamo)
    if (estado !== prestamo.estado) await setEstado(prestamo.id, estado)
  }
  await insertRows(
    'retenciones',
    ORDEN,
    prestamos.filter(isPorOrdenar).map((prestamo) => {
      const { entidadId, quincena, id, afiliadoId, tipo, situacion, debioOrdenar } = prestamo
      const abono = ordenDe({ saldoCentavos: prestamo.porOrdenarCentavos, abonoCentavos: prestamo.abonoCentavos })
      const reordenado = debioOrdenar === null ? extra.toma(prestamo, abono) : 0
      const orden = abono + reordenado
      if (debioOrdenar === null) {
        const obligado = situacion === 'L' ? 'afiliado' : 'entidad'
        return [
          cierreId,
          entidadId,
          quincena,
          id,
          afiliadoId,
          tipo,
          obligado,
          orden,
          null,
          null,
          '',
          null,
          false,
          reordenado,
        ]
      }
      const { cierreId: deOtra, entidadId: otra } = debioOrdenar
      return [
        deOtra,
        otra,
        quincena,
        id,
        afiliadoId,
        tipo,
        'entidad',
        orden,
        0,
        'otro',
        NADIE_LO_ORDENO,
        nowAt(),
        true,
        0,
      ]
    }),
  )
}

/** What orders collect again of errors of the entity, never above what may be withheld of each person (decision 11.13). */
class Reorden {
  readonly #porcentaje: number
  readonly #tomado = new Map<number, number>()

  constructor(porcentaje: number) {
    this.#porcentaje = porcentaje
  }

  toma(prestamo: PrestamoDelCierre, abonoCentavos: number): number {
    const { afiliadoId, sueldoCentavos, comprometidoCentavos, porReordenarCentavos, porOrdenarCentavos } = prestamo
    const before = this.#tomado.get(afiliadoId) ?? 0
    const importe = reordenDe({
      porReordenarCentavos,
      restaCentavos: porOrdenarCentavos - abonoCentavos,
      capacidadCentavos: capacidadRetencion({
        sueldoCentavos,
        porcentaje: this.#porcentaje,
        comprometidoCentavos: comprometidoCentavos + before,
      }),
    })
    this.#tomado.set(afiliadoId, before + importe)
    return importe
  }
}

/** Where what the close sealed is also what the roster says today, the loan follows it; elsewhere it stays. */
function estadoDe(prestamo: PrestamoDelCierre): PrestamoDelCierre['estado'] {
  const { estado, previo, situacion, hoy, porOrdenarCentavos, ordenadoCentavos } = prestamo
  const vigente = estado === 'por_cobrar' ? previo : estado
  // The rest is collected of the person directly: no close orders it again.
  const isAgotado = vigente === 'activo' && porOrdenarCentavos <= 0 && ordenadoCentavos === 0
  if (isAgotado || (situacion === null && hoy === 'ausente')) return 'por_cobrar'
  return estado === 'por_cobrar' && situacion !== null && hoy === 'presente' ? previo : estado
}

function isPorOrdenar(prestamo: PrestamoDelCierre): boolean {
  const { estado, previo, situacion, debioOrdenar, isEmpezado, isOrdenado, porOrdenarCentavos } = prestamo
  const vigente = estado === 'por_cobrar' ? previo : estado
  const isDeAlguien = situacion !== null || debioOrdenar !== null
  return isDeAlguien && vigente === 'activo' && isEmpezado && !isOrdenado && porOrdenarCentavos > 0
}
