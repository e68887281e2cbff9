import type { Actor } from '#domain/acceso/actor.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import {
  pasosDeOrden,
  type ExplicacionRetencion,
  type PasoExplicado,
} from '#domain/fondos/prestamos/explicacion-retencion.ts'
import { decisionTexto, motivoTexto } from '#domain/fondos/prestamos/retencion.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import { TIPOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { directoSql } from '#api/fondos/prestamos/directo-sql.ts'
import { notFound } from '#api/errors.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { LineaPagoModel } from '#api/fondos/models/LineaPagoModel.ts'
import type { PrestamoModel } from '#api/fondos/models/PrestamoModel.ts'
import type { RetencionModel } from '#api/fondos/models/RetencionModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import { RETENCIONES_FROM, retencionVisibleSql } from './retencion-row.ts'

type Row = Pick<RowOf<RetencionModel>, 'tipo' | 'quincena' | 'motivo' | 'nota' | 'decision' | 'causa'> &
  RowAs<
    RetencionModel,
    {
      prestamoId: 'prestamo_id'
      afiliadoId: 'afiliado_id'
      ordenadoCentavos: 'ordenado_centavos'
      retenidoCentavos: 'retenido_centavos'
      respondidaAt: 'respondida_at'
      decididaAt: 'decidida_at'
    }
  > &
  RowAs<
    PrestamoModel,
    {
      capitalCentavos: 'capital_centavos'
      interesAnual: 'interes_anual'
      interesCentavos: 'interes_centavos'
      abonoCentavos: 'abono_centavos'
    }
  > &
  Pick<RowOf<PrestamoModel>, 'quincenas'> &
  Pick<RowOf<AfiliadoModel>, 'interno'> &
  NombreDeAfiliado &
  RowAs<UnidadModel, { entidad: 'nombre' }> &
  RowAs<CierreModel, { cerradoAt: 'cerrado_at' }> &
  LeftJoined<
    RowAs<UsuarioModel, { respondio: 'nombre'; decidio: 'nombre'; cerro: 'nombre' }> &
      Pick<RowOf<LineaPagoModel>, 'referencia'>
  > &
  Readonly<Record<'saldoCentavos' | 'pendienteCentavos' | 'directoCentavos' | 'aFavorCentavos', number>>

/**
 * Where an order of a loan comes from: the loan's plan, its balance when the close ordered it, what was answered, the line that
 * took it and who closed. From what is stored alone. Throws 404 for another scope's.
 */
export async function explainRetencion(actor: Actor, id: number): Promise<ExplicacionRetencion> {
  authorize(actor, 'retenciones.leer')
  const row = await findOrden(actor, id)
  await auditRead(actor, { acto: 'retenciones.explicar', objeto: 'afiliado', objetoId: row.afiliadoId })
  return {
    prestamo: folioPrestamo(row.prestamoId),
    tipo: TIPOS_PRESTAMO[row.tipo].titulo,
    interno: formatInterno(row.interno),
    nombre: displayName(row, 'lista'),
    entidad: row.entidad,
    quincena: quincenaLong(row.quincena),
    pasos: [...pasosDeOrden(row), ...loQuePaso(row)],
  }
}

async function findOrden(actor: Actor, id: number): Promise<Row> {
  const binds = new Binds()
  const one = binds.add(id)
  const row = await selectRow<Row>(
    `SELECT r.prestamo_id AS "prestamoId", r.afiliado_id AS "afiliadoId", r.tipo, a.interno, a.nombre AS nombres,
            a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno", u.nombre AS entidad, r.quincena,
            p.capital_centavos AS "capitalCentavos", p.interes_anual AS "interesAnual", p.interes_centavos AS "interesCentavos",
            p.abono_centavos AS "abonoCentavos", p.quincenas, r.ordenado_centavos AS "ordenadoCentavos",
            r.retenido_centavos AS "retenidoCentavos", r.motivo, r.nota, r.respondida_at AS "respondidaAt", q.nombre AS respondio,
            r.decision, r.causa, r.decidida_at AS "decididaAt", d.nombre AS decidio,
            k.cerrado_at AS "cerradoAt", s.nombre AS cerro,
            CAST(COALESCE((SELECT SUM(m.importe_centavos) FROM prestamo_movimientos m
              WHERE m.prestamo_id = p.id AND m.hecho_at <= k.cerrado_at), 0) AS BIGINT) AS "saldoCentavos",
            CAST(COALESCE((SELECT SUM(o.ordenado_centavos) FROM retenciones o JOIN cierres c ON c.id = o.cierre_id
              WHERE o.prestamo_id = p.id AND o.id < r.id AND c.estado = 'cerrado'
                AND (o.respondida_at IS NULL OR o.respondida_at > k.cerrado_at)), 0) AS BIGINT) AS "pendienteCentavos",
            ${directoSql('k.cerrado_at')} AS "directoCentavos",
            CAST(COALESCE((SELECT f.importe_centavos FROM saldos_favor f WHERE f.retencion_id = r.id), 0) AS BIGINT) AS "aFavorCentavos",
            (SELECT MAX(l.referencia) FROM cargo_retenciones x JOIN cargos g ON g.id = x.cargo_id
              JOIN lineas_pago l ON l.cargo_id = g.id
              WHERE x.retencion_id = r.id AND g.cierre_id = r.cierre_id AND g.anulado_at IS NULL) AS referencia
     ${RETENCIONES_FROM} JOIN prestamos p ON p.id = r.prestamo_id LEFT JOIN usuarios q ON q.id = r.respondida_por
     LEFT JOIN usuarios d ON d.id = r.decidida_por
     LEFT JOIN usuarios s ON s.id = k.cerrado_por
     WHERE r.id = ${one} AND ${retencionVisibleSql(actor, binds)}`,
    binds.values,
  )
  if (!row) throw notFound('La retención')
  return row
}

function loQuePaso(row: Row): PasoExplicado[] {
  const { referencia, cerradoAt, cerro } = row
  return [
    { rotulo: 'Respuesta de la entidad', texto: respuestaTexto(row) },
    ...decisionDe(row),
    { rotulo: 'Línea de pago', texto: referencia ?? 'Todavía en ninguna' },
    { rotulo: 'Cerró', texto: cerradoAt === null ? '' : `${cerro ?? 'El sistema'}, ${dia(cerradoAt)}` },
  ]
}

/** The decision on a difference and who took it. Empty when everything was withheld. */
function decisionDe(row: Row): PasoExplicado[] {
  const { retenidoCentavos, ordenadoCentavos, decision, causa, decididaAt, decidio } = row
  if (retenidoCentavos === null || (retenidoCentavos >= ordenadoCentavos && decision === null)) return []
  const texto = decision === null ? 'Por decidir' : `${decisionTexto(decision, causa)}${quien(decididaAt, decidio)}`
  const falta = ordenadoCentavos - retenidoCentavos
  return [{ rotulo: falta === 0 ? 'Diferencia' : `Diferencia de ${formatPesos(falta)}`, texto }]
}

function respuestaTexto({ retenidoCentavos, aFavorCentavos, motivo, nota, respondidaAt, respondio }: Row): string {
  if (retenidoCentavos === null) return 'Sin respuesta: la línea toma lo ordenado'
  const why = motivoTexto({ motivo, nota })
  const told = why === '' ? '' : `, ${motivo === null ? why : why.charAt(0).toLowerCase() + why.slice(1)}`
  const mas = aFavorCentavos === 0 ? '' : ` y ${formatPesos(aFavorCentavos)} más, a favor de la persona`
  return `Se retuvo ${formatPesos(retenidoCentavos)}${mas}${told}${quien(respondidaAt, respondio)}`
}

const quien = (at: string | null, nombre: string | null): string =>
  at === null ? '' : ` (${nombre ?? 'el sistema'}, ${dia(at)})`

const dia = (instant: string): string => formatFecha(todayInMexico(Date.parse(instant)))
