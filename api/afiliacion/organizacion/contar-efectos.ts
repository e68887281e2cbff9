import type { ContextoActo, SolicitudActo } from '#domain/organica/acto-organico.ts'
import type { EfectosActo } from '#domain/organica/efectos-acto.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { LUGAR_USUARIO, lugarSql, personasSql, tramoDe } from './alcance-acto.ts'

/** What an act would touch, counted; nothing is written. */
export async function contarEfectos(solicitud: SolicitudActo, contexto: ContextoActo): Promise<EfectosActo> {
  const binds = new Binds()
  const tramo = tramoDe(solicitud, contexto)
  const personas = personasSql(solicitud, contexto, binds)
  const usuarios = lugarSql(LUGAR_USUARIO, tramo, binds)
  const borradores = lugarSql([null, 'adscripcion_id', 'dependencia_id'], tramo, binds)
  const casos = lugarSql(['nivel0_id', 'nivel1_id', 'nivel2_id'], tramo, binds)
  const ended = binds.addAll([0, ...terminadas(solicitud)])
  const inside = binds.addAll([0, ...tramo.ids])
  const below = solicitud.tipo === 'dividir' ? 'u.id' : 'u.parent_id'
  const row = await selectRow<Omit<EfectosActo, 'perfiles'>>(
    `SELECT (SELECT COUNT(*) FROM afiliados a WHERE ${personas}) AS personas,
       (SELECT COUNT(*) FROM usuarios WHERE activo AND ${usuarios}) AS usuarios,
       (SELECT COUNT(*) FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id WHERE ${isOpenSql('m')} AND ${personas})
         AS movimientos,
       (SELECT COUNT(*) FROM borradores WHERE ${borradores}) AS borradores,
       (SELECT COUNT(*) FROM casos WHERE cerrado_at IS NULL AND ${casos}) AS casos,
       (SELECT COUNT(*) FROM firmas WHERE hasta IS NULL AND unidad_id IN (${ended})) AS firmas,
       (SELECT COUNT(*) FROM unidad_cargos WHERE hasta IS NULL AND unidad_id IN (${ended})) AS cargos,
       (SELECT COUNT(*) FROM puestos WHERE unidad_id IN (${inside}) AND activo) AS puestos,
       (SELECT COUNT(*) FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id
         WHERE l.validado_at IS NULL AND c.entidad_id IN (${ended})) AS lineas,
       (SELECT COUNT(*) FROM unidades u WHERE u.activo AND ${below} IN (${inside})) AS unidades`,
    binds.values,
  )
  const profile = new Binds()
  const perfiles = await selectRows<{ nombre: string }>(
    `SELECT DISTINCT p.nombre FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id
     WHERE u.activo AND ${lugarSql(LUGAR_USUARIO, tramo, profile)} ORDER BY p.nombre`,
    profile.values,
  )
  if (!row) throw new Error('The effects of an act were not counted')
  return { ...row, perfiles: perfiles.map(({ nombre }) => nombre) }
}

/** Units that are none any more after the act. */
export function terminadas({ tipo, unidadId, origenes }: SolicitudActo): readonly number[] {
  return tipo === 'fusionar' ? origenes : tipo === 'terminar' ? [unidadId] : []
}
