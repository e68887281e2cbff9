import { formatTelefono } from '#domain/afiliacion/datos/telefono.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatNss } from '#domain/identidad/nss.ts'
import { NOMBRE_SEXO } from '#domain/identidad/sexo.ts'
import { NOMBRE_NIVEL } from '#domain/organica/niveles.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ReactElement, ReactNode } from 'react'

type Items = readonly { readonly label: string; readonly value: ReactNode }[]

function clave(text: string): ReactNode {
  return text === '' ? '' : <span className="mono">{text}</span>
}

/** Everything the padrón holds of a person, in readable groups. */
export function DatosTab({ persona }: { persona: PersonaDetalle }): ReactElement {
  return (
    <div className="persona-grupos">
      <Grupo titulo="Datos personales" items={personales(persona)} />
      <div className="stack">
        <Grupo titulo="Datos laborales" items={laborales(persona)} />
        <Grupo titulo="Domicilio" items={domicilio(persona)} />
      </div>
    </div>
  )
}

function Grupo({ titulo, items }: { titulo: string; items: Items }): ReactElement {
  return (
    <Card title={titulo}>
      <KeyValueList wide items={items} />
    </Card>
  )
}

function personales(persona: PersonaDetalle): Items {
  return [
    { label: 'Nombres', value: persona.nombre },
    { label: 'Apellido paterno', value: persona.apellidoPaterno },
    { label: 'Apellido materno', value: persona.apellidoMaterno },
    { label: 'CURP', value: clave(persona.curp) },
    { label: 'RFC', value: clave(persona.rfc) },
    { label: 'NSS', value: clave(formatNss(persona.nss)) },
    { label: 'Fecha de nacimiento', value: formatFecha(persona.fechaNacimiento) },
    { label: 'Lugar de nacimiento', value: persona.lugarNacimiento },
    { label: 'Sexo', value: NOMBRE_SEXO[persona.sexo] },
    { label: 'Estado civil', value: persona.estadoCivil },
    { label: 'Nacionalidad', value: persona.nacionalidad },
    { label: 'Correo', value: persona.correo },
    { label: 'Teléfono', value: formatTelefono(persona.telefono) },
  ]
}

function laborales(persona: PersonaDetalle): Items {
  return [
    { label: NOMBRE_NIVEL[0], value: persona.entidad },
    { label: NOMBRE_NIVEL[1], value: persona.adscripcion },
    { label: NOMBRE_NIVEL[2], value: persona.dependencia },
    { label: NOMBRE_NIVEL[3], value: persona.area },
    { label: 'Puesto', value: persona.puesto },
    { label: 'Categoría', value: [persona.categoria, persona.nombreCategoria].filter(Boolean).join(', ') },
    { label: 'Sueldo mensual', value: formatPesos(persona.sueldoCentavos) },
    { label: 'No. empleado', value: persona.noEmpleado },
    { label: 'Fecha de alta', value: formatFecha(persona.fechaAlta) },
  ]
}

function domicilio({ domicilio: casa }: PersonaDetalle): Items {
  return [
    { label: 'Calle y número', value: casa.calleNumero },
    { label: 'Entre calles', value: casa.calle2 },
    { label: 'Colonia', value: casa.colonia },
    { label: 'Código postal', value: casa.codigoPostal },
    { label: 'Localidad', value: casa.localidad },
    { label: 'Municipio', value: casa.municipio },
    { label: 'Estado', value: casa.estado },
    { label: 'País', value: casa.pais },
  ]
}
