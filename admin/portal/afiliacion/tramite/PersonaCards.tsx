import { ExternalLink } from 'lucide-react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { ESTADO_SEDE } from '#domain/direcciones/estado-sede.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { Avatar } from '#admin/shared/ui/datos/Avatar.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { MapaIncrustado } from './MapaIncrustado.tsx'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ReactElement } from 'react'

/** Outside map. The address leaves only when somebody follows the link (decisions §9, "Map"). */
const MAPA = 'https://www.openstreetmap.org/search?query='

export function domicilioDe({ domicilio }: PersonaDetalle): string {
  const { calleNumero, colonia, codigoPostal, municipio, estado } = domicilio
  return [calleNumero, colonia, codigoPostal && `C. P. ${codigoPostal}`, municipio, estado].filter(Boolean).join(', ')
}

/** Photo, personal data and the address with its way to the outside map. */
export function DatosPersonalesCard({ persona }: { persona: PersonaDetalle }): ReactElement {
  const { nombre: nombres, apellidoPaterno, apellidoMaterno } = persona
  return (
    <Card title="Datos personales">
      <div className="row tramite-persona">
        <Avatar
          size="lg"
          name={{ nombres, apellidoPaterno, apellidoMaterno }}
          src={persona.foto ? `/api/archivos/${encodeURIComponent(persona.foto)}` : null}
        />
        <KeyValueList
          wide
          items={[
            { label: 'Nombre', value: nombres },
            { label: 'Apellido Paterno', value: apellidoPaterno },
            { label: 'Apellido Materno', value: apellidoMaterno },
            { label: 'CURP', value: <span className="mono">{persona.curp}</span> },
            { label: 'RFC', value: <span className="mono">{persona.rfc}</span> },
            { label: 'Número de Empleado', value: persona.noEmpleado },
            { label: 'No. Interno', value: <span className="mono">{formatInterno(persona.interno)}</span> },
          ]}
        />
      </div>
    </Card>
  )
}

export function DomicilioMapaCard({ persona }: { persona: PersonaDetalle }): ReactElement {
  const domicilio = domicilioDe(persona)
  return (
    <Card title="Domicilio">
      <div className="stack">
        <p>{domicilio || 'Sin domicilio registrado.'}</p>
        <a href={`${MAPA}${encodeURIComponent(domicilio || ESTADO_SEDE)}`} target="_blank" rel="noreferrer noopener">
          Ver en el mapa <Icon icon={ExternalLink} size={12} />
          <span className="visually-hidden"> (abre otra pestaña)</span>
        </a>
        <MapaIncrustado domicilio={domicilio || ESTADO_SEDE} />
      </div>
    </Card>
  )
}

interface DatosLaboralesProps {
  persona: PersonaDetalle
  /** What the specification of the procedure calls it. */
  sueldo: 'Sueldo' | 'Salario'
}

export function DatosLaboralesCard({ persona, sueldo }: DatosLaboralesProps): ReactElement {
  return (
    <Card title="Datos laborales">
      <KeyValueList
        items={[
          { label: 'Puesto', value: persona.puesto },
          { label: 'Área', value: persona.area },
          { label: sueldo, value: formatPesos(persona.sueldoCentavos) },
          { label: 'Fecha de Ingreso', value: formatFecha(persona.fechaAlta) },
        ]}
      />
    </Card>
  )
}
