import { vencimientoTexto, type LicenciaPorVencer } from '#domain/afiliacion/movimientos/licencia-por-vencer.ts'
import { personaEnLista } from '#api/afiliacion/padron/nombre-visible.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** Leaves that end soon or went by, as a file. */
export const EXPORTE_LICENCIAS: ExporteLista<LicenciaPorVencer> = {
  hoja: 'Licencias',
  archivo: 'licencias',
  cuenta: ['licencia', 'licencias'],
  columnas: [
    { clave: 'nombre', titulo: 'Nombre', valor: personaEnLista },
    { clave: 'interno', titulo: 'No. interno', valor: ({ interno }) => formatInterno(interno) },
    { clave: 'curp', titulo: 'CURP', valor: ({ curp }) => curp },
    { clave: 'entidad', titulo: 'Entidad', valor: ({ adscripcion }) => adscripcion },
    { clave: 'folio', titulo: 'Licencia', valor: ({ folio }) => folio },
    { clave: 'fin', titulo: 'Fecha de Reingreso', valor: ({ fin }) => fin },
    { clave: 'dias', titulo: 'Vencimiento', valor: ({ dias }) => vencimientoTexto(dias) },
  ],
}
