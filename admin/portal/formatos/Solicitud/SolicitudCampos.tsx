import { domicilioEnLinea } from '#domain/afiliacion/datos/domicilio-en-linea.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { CheckField, DateField, SelectField, TextField } from '#admin/shared/form/fields.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DomicilioCampos } from '#admin/portal/formatos/hoja/DomicilioCampos.tsx'
import type { SolicitudFormato } from '#domain/formatos/solicitud.ts'
import type { Hoja } from '#admin/portal/formatos/hoja/use-hoja.ts'
import type { ReactElement } from 'react'

const SEXOS = [
  { value: 'M', label: 'M' },
  { value: 'F', label: 'F' },
  { value: 'X', label: 'X' },
] as const

interface SolicitudCamposProps {
  hoja: Hoja<SolicitudFormato>
  /** Whether the tax certificate's address is on file. */
  hayCsf: boolean
}

/** The sections of specification 1 §2.4.1, in their order. */
export function SolicitudCampos({ hoja, hayCsf }: SolicitudCamposProps): ReactElement {
  return (
    <>
      <Card title="Datos del Afiliado">
        <div className="form-grid">
          <TextField name="dependencia" label="Dependencia" span={12} readOnly />
          <TextField name="secretaria" label="Secretaría / Dirección" span={8} maxLength={160} />
          <TextField
            name="controlInterno"
            label="Control interno"
            help="Es el folio del movimiento."
            span={4}
            mono
            readOnly
          />
        </div>
      </Card>
      <Card title="Datos Personales">
        <div className="form-grid">
          <TextField name="nombre" label="Nombre(s)" span={12} maxLength={80} />
          <TextField name="apellidoPaterno" label="Apellido paterno" span={6} maxLength={80} />
          <TextField name="apellidoMaterno" label="Apellido materno" span={6} maxLength={80} />
          <TextField name="curp" label="CURP" span={6} mono upper maxLength={18} clean={cleanKey} />
          <TextField name="rfc" label="RFC" span={6} mono upper maxLength={13} clean={cleanKey} />
          <DateField name="fechaNacimiento" label="Fecha de nacimiento" help="Se toma de la CURP." span={6} />
          <SelectField name="sexo" label="Sexo" help="Se toma de la CURP." span={6} options={SEXOS} placeholder="–" />
          <TextField name="otorganteTelefono" label="Teléfono" span={6} inputMode="tel" maxLength={20} />
        </div>
      </Card>
      <Card title="Domicilio">
        <div className="form-grid">
          <div className="span-12">
            <CheckField
              name="usarDireccionCsf"
              label="Usar el de la Constancia de Situación Fiscal"
              disabled={!hayCsf}
              {...(!hayCsf && { help: 'No hay una constancia con el domicilio de esta persona.' })}
            />
          </div>
          {hoja.valores.usarDireccionCsf ? (
            <p className="span-12 hoja-domicilio">{domicilioEnLinea(hoja.valores)}</p>
          ) : (
            <DomicilioCampos hoja={hoja} />
          )}
        </div>
      </Card>
      <Card title="Solicitud">
        <div className="form-grid">
          <DateField name="fechaSolicitud" label="Fecha de la solicitud" span={6} />
        </div>
      </Card>
    </>
  )
}
