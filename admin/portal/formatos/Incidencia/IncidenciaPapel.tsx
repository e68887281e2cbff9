import { formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { Bloque, Datos, Firmas, Papel } from '#admin/portal/formatos/papel/Papel.tsx'
import type { ReactElement } from 'react'

/** The incident as it is filled in. */
export interface IncidenciaFormato {
  readonly folio: string
  readonly nombre: string
  readonly curp: string
  readonly numEmpleado: string
  readonly interno: string
  readonly entidad: string
  readonly dependencia: string
  readonly puesto: string
  /** Name of the movement's type. */
  readonly tipo: string
  readonly fecha: string
  readonly fechaFin: string
  readonly motivo: string
  readonly fechaSolicitud: string
}

const larga = (text: string): string => {
  const date = parsePlainDate(text)
  return date ? formatFechaLarga(date) : ''
}

interface IncidenciaPapelProps {
  valores: IncidenciaFormato
  /** Every type, each with its box. */
  tipos: readonly string[]
}

/** The incident as a paper: whose, which movement, why, and the three who sign it. */
export function IncidenciaPapel({ valores, tipos }: IncidenciaPapelProps): ReactElement {
  return (
    <Papel
      titulo="Solicitud de movimientos e incidencias de personal"
      folio={{ rotulo: 'FOLIO', valor: valores.folio }}
      linea={larga(valores.fechaSolicitud) || 'Fecha: ______________________________'}
      pie="La incidencia firmada se entrega con la solicitud del movimiento."
    >
      <Bloque titulo="Persona">
        <Datos
          datos={[
            ['Nombre completo', valores.nombre, 3],
            ['CURP', valores.curp],
            ['No. empleado', valores.numEmpleado],
            ['No. interno', valores.interno],
            ['Entidad', valores.entidad, 3],
            ['Dependencia', valores.dependencia, 2],
            ['Puesto', valores.puesto],
          ]}
        />
      </Bloque>
      <Bloque titulo="Movimiento o incidencia que se solicita">
        <ul className="papel-opciones">
          {tipos.map((tipo) => (
            <li key={tipo}>
              <span className="papel-casilla" aria-label={tipo === valores.tipo ? 'Marcado' : 'Sin marcar'} role="img">
                {tipo === valores.tipo ? 'X' : ''}
              </span>
              {tipo}
            </li>
          ))}
        </ul>
      </Bloque>
      <Bloque titulo="Fechas y motivo">
        <Datos
          datos={[
            ['Fecha efectiva', larga(valores.fecha)],
            ['Fecha de término', larga(valores.fechaFin), 2],
            ['Motivo y observaciones', valores.motivo, 3],
          ]}
        />
      </Bloque>
      <Firmas de={['Nombre y firma del interesado', 'Responsable de la entidad', 'Recibió: instituto']} />
    </Papel>
  )
}
