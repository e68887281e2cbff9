import { formatTelefono } from '#domain/afiliacion/datos/telefono.ts'
import { formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { domicilioEnLinea } from '#domain/afiliacion/datos/domicilio-en-linea.ts'
import { Bloque, Datos, Firmas, Papel } from '#admin/portal/formatos/papel/Papel.tsx'
import type { SolicitudFormato } from '#domain/formatos/solicitud.ts'
import type { ReactElement } from 'react'

/** The request as a paper; what is empty is a line to be written on. */
export function SolicitudPapel({ valores }: { valores: SolicitudFormato }): ReactElement {
  const nacimiento = parsePlainDate(valores.fechaNacimiento)
  const fecha = parsePlainDate(valores.fechaSolicitud)
  return (
    <Papel
      titulo="Solicitud de afiliación"
      folio={{ rotulo: 'CONTROL INTERNO', valor: valores.controlInterno }}
      linea={fecha ? formatFechaLarga(fecha) : 'Fecha: ______________________________'}
      pie="Esta solicitud no acredita la afiliación hasta que el movimiento se aplique."
    >
      <Bloque titulo="Datos del Afiliado">
        <Datos
          datos={[
            ['Dependencia', valores.dependencia, 3],
            ['Secretaría / Dirección', valores.secretaria, 3],
          ]}
        />
      </Bloque>
      <Bloque titulo="Datos Personales">
        <Datos
          datos={[
            ['Nombre(s)', valores.nombre],
            ['Apellido paterno', valores.apellidoPaterno],
            ['Apellido materno', valores.apellidoMaterno],
            ['CURP', valores.curp],
            ['RFC', valores.rfc],
            ['Sexo', valores.sexo],
            ['Fecha de nacimiento', nacimiento ? formatFechaLarga(nacimiento) : ''],
            ['Teléfono', formatTelefono(valores.otorganteTelefono)],
          ]}
        />
      </Bloque>
      <Bloque titulo="Domicilio">
        <Datos datos={[['Domicilio', domicilioEnLinea(valores), 3]]} />
      </Bloque>
      <Firmas de={['Nombre y firma del solicitante', 'Sello de la dependencia']} />
    </Papel>
  )
}
