import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { personaEnLista } from '#api/afiliacion/padron/nombre-visible.ts'
import type { PersonaConsulta } from '#domain/afiliacion/consulta.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** People with their latest movement, as a file. */
export const EXPORTE_CONSULTA: ExporteLista<PersonaConsulta> = {
  hoja: 'Afiliados',
  archivo: 'consulta',
  cuenta: ['afiliado', 'afiliados'],
  columnas: [
    { clave: 'interno', titulo: 'No. interno', valor: ({ interno }) => formatInterno(interno) },
    { clave: 'nombre', titulo: 'Nombre', valor: personaEnLista },
    { clave: 'curp', titulo: 'CURP', valor: ({ curp }) => curp },
    { clave: 'noEmpleado', titulo: 'No. empleado', valor: ({ noEmpleado }) => noEmpleado },
    { clave: 'entidad', titulo: 'Entidad', valor: ({ adscripcion }) => adscripcion },
    { clave: 'dependencia', titulo: 'Dependencia', valor: ({ dependencia }) => dependencia },
    { clave: 'puesto', titulo: 'Puesto', valor: ({ puesto }) => puesto },
    { clave: 'situacion', titulo: 'Situación', valor: ({ situacion }) => NOMBRE_SITUACION[situacion] },
    { clave: 'estado', titulo: 'Estado', siSePide: true, valor: ({ situacion }) => NOMBRE_SITUACION[situacion] },
    {
      clave: 'movimiento',
      titulo: 'Movimiento',
      valor: ({ movimiento }) => (movimiento === null ? '' : `${movimiento.tipo}, ${movimiento.estatus}`),
    },
  ],
}
