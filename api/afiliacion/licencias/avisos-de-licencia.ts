import { plazoDe, diasHasta, vencimientoTexto } from '#domain/afiliacion/movimientos/licencia-por-vencer.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { AvisoNuevo } from '#domain/avisos/aviso.ts'
import { formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { LICENCIA_VIGENTE_SQL } from '#api/afiliacion/licencias/licencia-vigente-sql.ts'
import { LUGAR_DEL_VALIDADOR } from '#api/afiliacion/turnos/contexto-turno.ts'
import type { NotNull, RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

type LicenciaRow = RowAs<UsuarioModel, { usuario_id: 'id' }> &
  Pick<RowOf<MovimientoModel>, 'id'> &
  NotNull<Pick<RowOf<MovimientoModel>, 'fecha_fin'>> &
  Pick<RowOf<AfiliadoModel>, 'nombre' | 'apellido_paterno' | 'apellido_materno'>

/**
 * To the desks of the person's place, that a leave ends: once within 30 days, once within 15, once within 5, and once when
 * it went by. Nothing ends by itself.
 */
export async function avisosDeLicencia(today: PlainDate): Promise<AvisoNuevo[]> {
  const rows = await selectRows<LicenciaRow>(
    `SELECT v.id AS usuario_id, m.id, m.fecha_fin, a.nombre, a.apellido_paterno, a.apellido_materno
     FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id AND ${LICENCIA_VIGENTE_SQL}
       JOIN usuarios v ON v.activo AND ${LUGAR_DEL_VALIDADOR} JOIN perfiles p ON p.id = v.perfil_id
     WHERE m.fecha_fin <= $1 AND p.ambito = 'dependencia'
       AND EXISTS (SELECT 1 FROM perfil_actos pa WHERE pa.perfil_id = v.perfil_id AND pa.acto = 'capturar')
     ORDER BY m.fecha_fin, m.id, v.id`,
    [addDays(today, 30)],
  )
  return rows.flatMap((row) => {
    const dias = diasHasta(row.fecha_fin, today)
    const plazo = plazoDe(dias)
    return plazo === null ? [] : [avisoOf(row, dias, plazo)]
  })
}

function avisoOf(row: LicenciaRow, dias: number, plazo: string): AvisoNuevo {
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno } = row
  const persona = displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'natural')
  return {
    usuarioId: row.usuario_id,
    clase: 'movimiento',
    titulo: dias < 0 ? `Licencia vencida: ${persona}` : `Licencia por vencer: ${persona}`,
    texto: `${vencimientoTexto(dias)}: su fecha de reingreso es el ${formatFechaLarga(row.fecha_fin)}. Solicita el reingreso.`,
    enlace: rutaVista('licenciasPorVencer'),
    clave: `licencia:${row.id}:${plazo}`,
  }
}
