import type { Actor } from '#domain/acceso/actor.ts'
import type { EntradaLinea } from '#domain/afiliacion/persona.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { EntradaHistoria } from '#domain/afiliacion/historia/entrada-historia.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findPersonaRow, loadEntradas } from '#api/afiliacion/aplicar/historia-row.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { selectMovimientos, type MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { datosOf } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import { selectRows } from '#api/db/sql.ts'

/**
 * A person's line of life: what became true when, when it was recorded, and by which movement; of one day, the later recorded
 * first. 404 out of scope.
 */
export async function listLinea(actor: Actor, id: number): Promise<EntradaLinea[]> {
  authorize(actor, 'padron.leer')
  await findAfiliadoInScope(actor, id)
  await auditRead(actor, { acto: 'afiliado.historial', objeto: 'afiliado', objetoId: id })
  const entradas = await loadEntradas(await findPersonaRow(id))
  const links = await selectRows<{ id: number; movimiento_id: number | null }>(
    'SELECT id, movimiento_id FROM historia_afiliado WHERE afiliado_id = $1',
    [id],
  )
  const movimientos = await selectMovimientos('m.afiliado_id = $1', [id])
  const movimientoOf = (entrada: EntradaHistoria) => {
    const link = links.find((one) => one.id === entrada.id)?.movimiento_id ?? null
    return movimientos.find((movimiento) => movimiento.id === link)
  }
  return entradas
    .toReversed()
    .map((entrada) => present(entrada, movimientoOf(entrada)))
    .toSorted((one, other) => (one.desde < other.desde ? 1 : one.desde > other.desde ? -1 : 0))
}

function present(entrada: EntradaHistoria, movimiento: MovimientoRow | undefined): EntradaLinea {
  const { situacion, sueldo_centavos: sueldo } = entrada.campos
  return {
    desde: entrada.desde,
    registrado: entrada.registrado,
    movimiento: movimiento?.id ?? null,
    folio: movimiento?.folio ?? null,
    tipo: movimiento?.tipo ?? 'Registro anterior',
    situacion: (situacion as LetraSituacion | null | undefined) ?? null,
    sueldoCentavos: sueldo === undefined || sueldo === null ? null : Number(sueldo),
    cambios: movimiento ? datosOf(movimiento).visibles : [],
  }
}
