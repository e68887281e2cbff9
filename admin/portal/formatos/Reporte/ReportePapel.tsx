import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatFecha, formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import { useVentana } from '#admin/shared/calendario/use-ventana.ts'
import { Bloque, Datos, Firmas, Papel } from '#admin/portal/formatos/papel/Papel.tsx'
import type { Kardex } from '#domain/afiliacion/consulta.ts'
import type { ReactElement } from 'react'

/** Who the person is and every movement, as a paper. */
export function ReportePapel({ reporte }: { reporte: Kardex }): ReactElement {
  const { user } = useSession()
  const { data: ventana } = useVentana()
  return (
    <Papel
      titulo="Reporte de afiliado"
      folio={{ rotulo: 'NO. EMPLEADO', valor: reporte.noEmpleado || '–' }}
      linea={nombreNatural(reporte)}
      pie="Relación de los movimientos registrados en el portal a la fecha de impresión."
    >
      <Bloque titulo="Persona">
        <Datos
          datos={[
            ['CURP', reporte.curp],
            ['Número interno', formatInterno(reporte.interno)],
            ['Estado', NOMBRE_SITUACION[reporte.situacion]],
            ['Entidad', reporte.adscripcion],
            ['Dependencia', reporte.dependencia],
            ['Puesto', reporte.puesto],
            ['Fecha de ingreso', formatFecha(reporte.fechaAlta)],
          ]}
        />
      </Bloque>
      <Bloque titulo="Historial de movimientos">
        {reporte.movimientos.length === 0 ? (
          <p className="papel-texto">No hay movimientos registrados para este afiliado.</p>
        ) : (
          <Movimientos movimientos={reporte.movimientos} />
        )}
      </Bloque>
      <Bloque titulo="Expedición">
        <p className="papel-texto">
          Emitió {user.nombre}
          {ventana && ` el ${formatFechaLarga(ventana.hoy)}`}.
        </p>
      </Bloque>
      <Firmas de={['Nombre y firma de quien expide', 'Sello del instituto']} />
    </Papel>
  )
}

function Movimientos({ movimientos }: Pick<Kardex, 'movimientos'>): ReactElement {
  return (
    <table className="papel-tabla">
      <caption className="visually-hidden">Historial de movimientos</caption>
      <thead>
        <tr>
          <th scope="col">Fecha</th>
          <th scope="col">Movimiento</th>
          <th scope="col">Folio</th>
          <th scope="col">Quincena</th>
          <th scope="col">Estatus</th>
        </tr>
      </thead>
      <tbody>
        {movimientos.map(({ id, fecha, tipo, folio, codigoQuincena, estatus, cambio }) => (
          <tr key={id}>
            <td>{formatFecha(fecha)}</td>
            <td>
              {tipo}
              {cambio !== '' && <div>{cambio}</div>}
            </td>
            <td>{folio}</td>
            <td>{codigoQuincena}</td>
            <td>{estatus}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
