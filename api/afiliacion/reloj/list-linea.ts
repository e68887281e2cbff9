import type { Actor } from '#domain/acceso/actor.ts'
import { concordar } from '#domain/afiliacion/concordancia.ts'
import type { DocumentoExpediente } from '#domain/afiliacion/documento-expediente.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { EntradaHistoria } from '#domain/afiliacion/historia/entrada-historia.ts'
import type { Relojes } from '#domain/afiliacion/historia/as-of.ts'
import {
  hastaRelojes,
  lineaDeVida,
  type ActoDeVida,
  type CambioDeVida,
  type LineaDeVida,
  type PapelDeVida,
} from '#domain/afiliacion/historia/linea-de-vida.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findPersonaRow, loadEntradas } from '#api/afiliacion/aplicar/historia-row.ts'
import { listExpediente } from '#api/afiliacion/expediente/list-expediente.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { selectMovimientos, type MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { recorrido } from '#api/afiliacion/movimientos/recorrido.ts'
import { datosOf } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import { loadActos } from '#api/afiliacion/turnos/contexto-turno.ts'
import { selectRows } from '#api/db/sql.ts'

/**
 * A person's line of life: what became true when, when it was recorded and by which movement, what was done with each
 * movement, and the papers filed; on either clock, what could be told then. In a fixed number of queries. 404 out of scope.
 */
export async function listLinea(actor: Actor, id: number, relojes: Relojes): Promise<LineaDeVida> {
  authorize(actor, 'padron.leer')
  await findAfiliadoInScope(actor, id)
  await auditRead(actor, { acto: 'afiliado.historial', objeto: 'afiliado', objetoId: id })
  const movimientos = await selectMovimientos('m.afiliado_id = $1 ORDER BY m.id', [id])
  const papeles = await listExpediente(id)
  const sucesos = [...papeles.toReversed().map(papelDe), ...(await loadActosDe(movimientos))]
  return lineaDeVida(hastaRelojes(await loadCambios(id, movimientos), relojes), hastaRelojes(sucesos, relojes))
}

/** What became true, the newest day first; of one day, the later recorded first. */
async function loadCambios(id: number, movimientos: readonly MovimientoRow[]): Promise<CambioDeVida[]> {
  const entradas = await loadEntradas(await findPersonaRow(id))
  const links = await selectRows<{ id: number; movimiento_id: number | null }>(
    'SELECT id, movimiento_id FROM historia_afiliado WHERE afiliado_id = $1',
    [id],
  )
  const movimientoOf = (entrada: EntradaHistoria) => {
    const link = links.find((one) => one.id === entrada.id)?.movimiento_id ?? null
    return movimientos.find((movimiento) => movimiento.id === link)
  }
  return entradas.toReversed().map((entrada) => cambioDe(entrada, movimientoOf(entrada)))
}

function cambioDe(entrada: EntradaHistoria, movimiento: MovimientoRow | undefined): CambioDeVida {
  const { situacion, sueldo_centavos: sueldo } = entrada.campos
  return {
    clase: 'cambio',
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

async function loadActosDe(movimientos: readonly MovimientoRow[]): Promise<ActoDeVida[]> {
  const actos = await loadActos(movimientos.map(({ id }) => id))
  return movimientos.flatMap((row) =>
    recorrido(row, actos.get(row.id) ?? []).map((paso) => ({
      clase: 'acto' as const,
      folio: row.folio,
      tipo: row.tipo,
      ...paso,
      texto: concordar(row.tipo, paso.texto),
    })),
  )
}

function papelDe({ tipo, archivo, por, agregadoAt, agregadoPor, vigente }: DocumentoExpediente): PapelDeVida {
  return { clase: 'papel', at: agregadoAt, tipo, archivo: archivo.nombre, por, vigente, quien: agregadoPor }
}
