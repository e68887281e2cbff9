import type { Actor } from '#domain/acceso/actor.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { TABLA_CIERRE } from '#domain/quincenas/tabla-cierre.ts'
import {
  VIGILANCIA_MAX,
  type DelegacionVigilada,
  type ListaVigilada,
  type ReaperturaVigilada,
  type RetroactivoVigilado,
  type Vigilancia,
} from '#domain/quincenas/vigilancia.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { limiteRetroactivo } from '#api/afiliacion/tramites/datos/dias-aplicacion.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import type { TipoMovimientoModel } from '#api/afiliacion/models/TipoMovimientoModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { CierreActoModel } from '#api/quincenas/models/CierreActoModel.ts'
import type { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'

/**
 * Reopenings, delegations and retroactives over the limit of the whole institute, the newest first. Reads only. Throws 403 for
 * a profile of a dependency.
 */
export async function getVigilancia(actor: Actor): Promise<Vigilancia> {
  authorizeInstituto(actor, 'cierres.vigilar')
  const limite = await limiteRetroactivo()
  return {
    reaperturas: await listReaperturas(),
    delegaciones: await listDelegacionesDadas(),
    retroactivos: await listRetroactivos(limite),
    limiteRetroactivo: limite,
  }
}

const REAPERTURA = `a.acto IN ('pedir_reapertura', 'reabrir', 'negar_reapertura')`

type ReaperturaRow = Pick<RowOf<CierreActoModel>, 'id' | 'acto' | 'nota'> &
  RowAs<CierreActoModel, { at: 'hecho_at' }> &
  RowAs<UnidadModel, { entidad: 'nombre' }> &
  Pick<RowOf<CierreModel>, 'quincena'> &
  RowAs<UsuarioModel, { por: 'nombre' }> &
  LeftJoined<RowAs<UsuarioModel, { porDelegacionDe: 'nombre' }>>

async function listReaperturas(): Promise<ListaVigilada<ReaperturaVigilada>> {
  const rows = await selectRows<ReaperturaRow>(
    `SELECT a.id, n.nombre AS entidad, c.quincena, a.acto, a.hecho_at AS at, u.nombre AS por, d.nombre AS "porDelegacionDe",
            a.nota
     FROM cierre_actos a JOIN cierres c ON c.id = a.cierre_id JOIN unidades n ON n.id = c.entidad_id
     JOIN usuarios u ON u.id = a.usuario_id LEFT JOIN usuarios d ON d.id = a.a_nombre_de
     WHERE ${REAPERTURA} ORDER BY a.id DESC LIMIT ${VIGILANCIA_MAX}`,
  )
  return {
    total: await count(`cierre_actos a WHERE ${REAPERTURA}`),
    renglones: rows.map((row) => ({
      ...row,
      quincena: quincenaCode(row.quincena),
      acto: TABLA_CIERRE[row.acto].hecho,
    })),
  }
}

/** Those in force, to come, over and taken back alike: what was signed by one stays signed. */
async function listDelegacionesDadas(): Promise<ListaVigilada<DelegacionVigilada>> {
  const renglones = await selectRows<DelegacionVigilada>(
    `SELECT d.id, de.nombre AS de, a.nombre AS a, d.desde, d.hasta, d.motivo, d.oficio, d.estado, d.creada_at AS "creadaAt",
            d.revocada_at AS "revocadaAt",
            (SELECT CAST(COUNT(*) AS INTEGER) FROM cierre_actos f WHERE f.usuario_id = d.a_usuario_id
               AND f.a_nombre_de = d.de_usuario_id AND f.hecho_at >= d.creada_at
               AND (d.revocada_at IS NULL OR f.hecho_at < d.revocada_at)) AS firmas
     FROM delegaciones d JOIN usuarios de ON de.id = d.de_usuario_id JOIN usuarios a ON a.id = d.a_usuario_id
     ORDER BY d.id DESC LIMIT ${VIGILANCIA_MAX}`,
  )
  return { total: await count('delegaciones'), renglones }
}

/** Ordinal of the quincena of a movement's effective date, as `quincenaOf` has it. */
const QUINCENA_DE_FECHA = `(CAST(SUBSTR(m.fecha, 1, 4) AS INTEGER) * 24 + (CAST(SUBSTR(m.fecha, 6, 2) AS INTEGER) - 1) * 2
  + CASE WHEN CAST(SUBSTR(m.fecha, 9, 2) AS INTEGER) > 15 THEN 1 ELSE 0 END)`

type RetroactivoRow = Pick<RowOf<MovimientoModel>, 'id' | 'folio' | 'fecha' | 'quincena'> &
  RowAs<TipoMovimientoModel, { tipo: 'nombre' }> &
  Pick<RowOf<AfiliadoModel>, 'interno'> &
  NombreDeAfiliado &
  RowAs<UnidadModel, { entidad: 'nombre' }> &
  RowAs<UsuarioModel, { solicito: 'nombre' }> &
  LeftJoined<RowAs<UsuarioModel, { aprobo: 'nombre' }>> & { readonly atras: number }

/** Cancelled ones too: who tried to is told as well. */
async function listRetroactivos(limite: number): Promise<ListaVigilada<RetroactivoVigilado>> {
  const over = `m.quincena - ${QUINCENA_DE_FECHA} > $1`
  const rows = await selectRows<RetroactivoRow>(
    `SELECT m.id, m.folio, t.nombre AS tipo, a.interno, a.nombre AS nombres, a.apellido_paterno AS "apellidoPaterno",
            a.apellido_materno AS "apellidoMaterno", COALESCE(n.nombre, '') AS entidad, m.fecha, m.quincena,
            m.quincena - ${QUINCENA_DE_FECHA} AS atras, COALESCE(s.nombre, '') AS solicito, p.nombre AS aprobo
     FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id JOIN tipos_movimiento t ON t.id = m.tipo_id
     LEFT JOIN unidades n ON n.id = a.nivel1_id LEFT JOIN usuarios s ON s.id = m.solicitado_por
     LEFT JOIN usuarios p ON p.id = m.aprobado_por
     WHERE ${over} ORDER BY m.id DESC LIMIT ${VIGILANCIA_MAX}`,
    [limite],
  )
  return {
    total: await count(`movimientos m WHERE ${over}`, [limite]),
    renglones: rows.map(({ nombres, apellidoPaterno, apellidoMaterno, interno, quincena, ...row }) => ({
      ...row,
      interno: formatInterno(interno),
      nombre: displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'lista'),
      quincena: quincenaCode(quincena),
    })),
  }
}

async function count(what: string, binds: readonly number[] = []): Promise<number> {
  const row = await selectRow<{ n: number }>(`SELECT CAST(COUNT(*) AS INTEGER) AS n FROM ${what}`, binds)
  return row?.n ?? 0
}
