import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import { RESULTADOS_PAGO, type ResultadoPago } from '#domain/fondos/pagos/cuenta-cargo.ts'
import { origenTexto, type PagoRegistrado } from '#domain/fondos/pagos/panel-pagos.ts'
import { accionesVisibles, type AccionId } from '#domain/autorizaciones/dos-manos.ts'
import { isPorIdentificar, isReasignable } from '#domain/fondos/pagos/por-identificar.ts'
import { folioPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { papelOf, type PapelRow } from '#api/autorizaciones/propuesta-row.ts'
import type { PropuestaModel } from '#api/autorizaciones/models/PropuestaModel.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean } from '#api/db/sql.ts'
import { defineList } from '#api/http/listas/define-list.ts'
import { filterIn } from '#api/http/listas/list-filter.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { CargoModel } from '#api/fondos/models/CargoModel.ts'
import type { LineaPagoModel } from '#api/fondos/models/LineaPagoModel.ts'
import type { PagoModel } from '#api/fondos/models/PagoModel.ts'
import type { RespuestaBancoModel } from '#api/fondos/models/RespuestaBancoModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

type Row = Pick<RowOf<PagoModel>, 'id' | 'referencia' | 'fecha' | 'operacion' | 'resultado' | 'tardio' | 'renglon'> &
  RowAs<
    PagoModel,
    {
      importeCentavos: 'importe_centavos'
      interesCentavos: 'interes_centavos'
      capitalCentavos: 'capital_centavos'
      excedenteCentavos: 'excedente_centavos'
    }
  > &
  LeftJoined<
    RowAs<UnidadModel, { entidad: 'nombre' }> &
      Pick<RowOf<AfiliadoModel>, 'interno'> &
      RowAs<CargoModel, { numeroQuincena: 'quincena' }> &
      RowAs<LineaPagoModel, { linea: 'referencia' }> &
      RowAs<RespuestaBancoModel, { archivo: 'nombre' }> &
      RowAs<UsuarioModel, { autor: 'nombre' }> &
      RowAs<PropuestaModel, { propuestaId: 'id' }>
  > &
  PapelRow

const A_MANO: AccionId = 'pago.registrar'

const RESULTADOS = Object.keys(RESULTADOS_PAGO) as [ResultadoPago, ...ResultadoPago[]]

/** What the bank said was paid, each in its list: partial, double, unknown, late (decisions 10.28 to 10.31). */
export const { list: listPagos } = defineList<string, Row, PagoRegistrado>({
  authorize: (actor) => authorizeInstituto(actor, 'pagos.leer'),
  from: `FROM pagos p LEFT JOIN cargos c ON c.id = p.cargo_id LEFT JOIN unidades u ON u.id = c.entidad_id
         LEFT JOIN afiliados a ON a.id = c.afiliado_id LEFT JOIN respuestas_banco r ON r.id = p.respuesta_id
         LEFT JOIN usuarios s ON s.id = p.registrado_por LEFT JOIN lineas_pago l ON l.id = p.linea_id
         LEFT JOIN propuestas pr ON pr.id = (SELECT MAX(x.id) FROM propuestas x
           WHERE x.accion = '${A_MANO}' AND x.registro = p.operacion AND x.registro <> '' AND x.estado = 'autorizada')
         LEFT JOIN archivos f ON f.id = pr.archivo_id`,
  id: 'p.id',
  columns: { fecha: 'p.fecha', referencia: 'p.referencia', importe: 'p.importe_centavos', resultado: 'p.resultado' },
  defaultSort: ['fecha', 'DESC'],
  filters: {
    resultado: filterIn('p.resultado', z.enum(RESULTADOS)),
    tardio: { schema: z.boolean(), sql: (value) => (value === true ? 'p.tardio' : 'NOT p.tardio') },
  },
  search: ['p.referencia', 'l.referencia', 'p.operacion', 'u.nombre'],
  select: `p.id, p.referencia, l.referencia AS linea, p.importe_centavos AS "importeCentavos", p.fecha,
           p.operacion, p.resultado, p.tardio, u.nombre AS entidad, a.interno, c.quincena AS "numeroQuincena", p.interes_centavos AS "interesCentavos",
           p.capital_centavos AS "capitalCentavos", p.excedente_centavos AS "excedenteCentavos", r.nombre AS archivo,
           p.renglon, s.nombre AS autor, pr.id AS "propuestaId",
           f.nombre AS "papelNombre", f.bytes AS "papelBytes", f.paginas AS "papelPaginas"`,
  present,
})

function present(row: Row, actor: Actor): PagoRegistrado {
  const { tardio, entidad, interno, numeroQuincena, linea, archivo, renglon, autor, propuestaId, ...rest } = row
  const { papelNombre, papelBytes, papelPaginas, ...pago } = rest
  const isSeen = can(actor, 'autorizaciones.leer') && accionesVisibles(actor).includes(A_MANO)
  const papel = papelOf(A_MANO, { papelNombre, papelBytes, papelPaginas })
  return {
    ...pago,
    linea: linea ?? '',
    tardio: asBoolean(tardio),
    deudor: interno === null ? (entidad ?? '') : `No. interno ${formatInterno(interno)}, ${entidad ?? ''}`,
    quincena: numeroQuincena === null ? '' : quincenaChip(numeroQuincena),
    origen: origenTexto({ archivo, renglon, autor }),
    propuesta: propuestaId === null || !isSeen ? null : { id: propuestaId, folio: folioPropuesta(propuestaId), papel },
    actions: can(actor, 'pagos.cargar') ? accionesDe(pago.resultado) : [],
  }
}

function accionesDe(resultado: ResultadoPago): PagoRegistrado['actions'] {
  if (isPorIdentificar(resultado)) return ['asignar']
  return isReasignable(resultado) ? ['reasignar'] : []
}
