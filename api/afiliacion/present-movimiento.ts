import type { Actor } from '#domain/acceso/actor.ts'
import type { EstatusMovimiento } from '#domain/afiliacion/estatus-movimiento.ts'
import { offeredActions } from '#domain/afiliacion/movimiento-acciones.ts'
import type { MovimientoDetalle, MovimientoResumen } from '#domain/afiliacion/movimiento.ts'
import { TIPO_ALTA } from '#domain/afiliacion/tipo-movimiento.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaCode, quincenaLong } from '#domain/calendario/quincena.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { estatusOf, type MovimientoRow } from './movimiento-row.ts'

export function presentMovimientoResumen(row: MovimientoRow): MovimientoResumen {
  return {
    id: row.id,
    folio: row.folio,
    tipoId: row.tipo_id,
    tipo: row.tipo,
    afiliadoId: row.afiliado_id,
    interno: row.interno,
    nombre: row.nombre,
    apellidoPaterno: row.apellido_paterno,
    apellidoMaterno: row.apellido_materno,
    curp: row.curp,
    estatus: estatusOf(row),
    quincena: row.quincena,
    codigoQuincena: quincenaCode(row.quincena),
    fecha: row.fecha,
    solicitadoAt: row.solicitado_at,
    solicitadoPor: row.solicitante ?? 'Sistema',
    adscripcion: row.orgs2 ?? '',
  }
}

export function presentMovimientoDetalle(actor: Actor, row: MovimientoRow): MovimientoDetalle {
  const resumen = presentMovimientoResumen(row)
  const { estatus } = resumen
  return {
    ...resumen,
    version: row.version,
    observaciones: row.observaciones,
    categoria: row.categoria ?? '',
    nombreCategoria: row.nombre_categoria ?? '',
    sueldoCentavos: row.sueldo_centavos ?? 0,
    entidad: row.orgs1 ?? '',
    dependencia: row.orgs3 ?? '',
    area: row.orgs4 ?? '',
    cambios: row.tipo_id === TIPO_ALTA ? cambiosAlta(row) : [],
    recorrido: recorrido(row),
    siguiente: siguiente(estatus, row),
    avisoPrivacidad:
      row.aviso_privacidad === null || row.aviso_desde === null
        ? null
        : { version: row.aviso_privacidad, vigenteDesde: row.aviso_desde },
    actions: offeredActions(
      { estatus, revisado: row.revisado_at !== null, autorId: row.solicitado_por, tipoId: row.tipo_id },
      actor,
    ),
  }
}

/** What an alta brings: before it there is nothing. */
function cambiosAlta(row: MovimientoRow): MovimientoDetalle['cambios'] {
  const after: readonly (readonly [string, string])[] = [
    ['Tipo de entidad', row.orgs1 ?? ''],
    ['Entidad', row.orgs2 ?? ''],
    ['Dirección General', row.orgs3 ?? ''],
    ['Área', row.orgs4 ?? ''],
    ['Categoría', row.categoria ? `${row.categoria} ${row.nombre_categoria ?? ''}`.trim() : ''],
    ['Sueldo mensual', row.sueldo_centavos === null ? '' : formatPesos(row.sueldo_centavos)],
    ['Fecha de ingreso', formatFecha(row.fecha)],
  ]
  return after.filter(([, despues]) => despues !== '').map(([campo, despues]) => ({ campo, antes: '', despues }))
}

/** Who did what, in order of time. */
function recorrido(row: MovimientoRow): MovimientoDetalle['recorrido'] {
  const withdrawn = row.cancelado_por !== null && row.cancelado_por === row.solicitado_por
  const motivo = row.motivo_cancelacion === '' ? '' : `: ${row.motivo_cancelacion}`
  const steps: readonly (readonly [string, string | null, string | null])[] = [
    ['Solicitado', row.solicitante, row.solicitado_at],
    ['Validado por su dependencia', row.validador, row.movimiento_fecha],
    ['Revisado por el instituto', row.revisor, row.revisado_at],
    ['Aprobado', row.aprobador, row.aprobado_at],
    [`Aplicado en la ${quincenaLong(row.quincena)}`, null, row.aplicado_at],
    [`${withdrawn ? 'Retirado' : 'Cancelado'}${motivo}`, row.cancelador, row.cancelado_at],
  ]
  return steps.flatMap(([texto, quien, at]) => (at === null ? [] : [{ texto, quien: quien ?? 'Sistema', at }]))
}

function siguiente(estatus: EstatusMovimiento, row: MovimientoRow): string {
  const texts: Readonly<Record<EstatusMovimiento, string>> = {
    Solicitado: 'Falta la validación de la dependencia.',
    Pendiente: row.nota === '' ? 'Volvió a su autor para corregirse.' : `Volvió a su autor: ${row.nota}`,
    Validado: row.revisado_at === null ? 'Falta la revisión del instituto.' : 'Falta la aprobación del instituto.',
    'Por aplicar': `Se aplicará al cerrar la ${quincenaLong(row.quincena)}.`,
    Aplicado: '',
    Cancelado: '',
  }
  return texts[estatus]
}
