import { LIMITES_INFO } from '#domain/instituto/campos-info.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { ConflictoInfo } from './ConflictoInfo.tsx'
import { GuardarBarra } from './GuardarBarra.tsx'
import { useCamposInfo } from './use-campos-info.ts'
import type { CampoInfo } from '#domain/instituto/campos-info.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'
import type { ReactElement } from 'react'

const ATENCION = ['contacto', 'horario'] as const satisfies readonly CampoInfo[]
const ALTA = ['dominios_correo', 'enlace_curp', 'enlace_nss', 'enlace_csf'] as const satisfies readonly CampoInfo[]

/** How the institute is reached, what the alta offers (its mail domains, the sites where papers are obtained), and the map. */
export function ContactoTab({ info }: { info: InfoInstituto }): ReactElement {
  return (
    <div className="info-columna stack">
      <AtencionCard info={info} />
      <AltaCard info={info} />
      <MapaCard info={info} />
    </div>
  )
}

function AtencionCard({ info }: { info: InfoInstituto }): ReactElement {
  const campos = useCamposInfo(info, ATENCION, 'Contacto guardado')
  return (
    <Card title="Atención">
      <div className="stack">
        <Field
          id="info-contacto"
          label="Contacto"
          optional
          help="A quién acudir cuando algo falla. Se muestra al entrar y en la ayuda."
          error={campos.error('contacto')}
        >
          <TextInput
            maxLength={LIMITES_INFO.contacto}
            value={campos.valor('contacto')}
            onChange={(event) => campos.set('contacto', event.target.value)}
          />
        </Field>
        <Field
          id="info-horario"
          label="Horario de atención"
          help={`Al entrar se lee: «Atención de ${campos.valor('horario').trim() || '…'}».`}
          error={campos.error('horario')}
        >
          <TextInput
            maxLength={LIMITES_INFO.horario}
            value={campos.valor('horario')}
            onChange={(event) => campos.set('horario', event.target.value)}
          />
        </Field>
        <GuardarBarra campos={campos} label="Guardar contacto" />
      </div>
      <ConflictoInfo campos={campos} />
    </Card>
  )
}

function AltaCard({ info }: { info: InfoInstituto }): ReactElement {
  const campos = useCamposInfo(info, ALTA, 'Datos del alta guardados')
  const enlace = (campo: (typeof ALTA)[number], label: string): ReactElement => (
    <Field id={`info-${campo}`} label={label} optional error={campos.error(campo)}>
      <TextInput
        type="url"
        inputMode="url"
        maxLength={LIMITES_INFO.enlace}
        placeholder="https://"
        value={campos.valor(campo)}
        onChange={(event) => campos.set(campo, event.target.value)}
      />
    </Field>
  )
  return (
    <Card title="En el alta">
      <div className="stack">
        <Field
          id="info-dominios_correo"
          label="Dominios de correo"
          help="Uno por renglón. Son los que ofrece el alta junto al correo de la persona."
          error={campos.error('dominios_correo')}
        >
          <TextArea
            rows={4}
            spellCheck={false}
            value={campos.valor('dominios_correo')}
            onChange={(event) => campos.set('dominios_correo', event.target.value)}
          />
        </Field>
        {enlace('enlace_curp', 'Página de la CURP')}
        {enlace('enlace_nss', 'Página del NSS')}
        {enlace('enlace_csf', 'Página de la Constancia de Situación Fiscal')}
        <GuardarBarra campos={campos} label="Guardar datos del alta" />
      </div>
      <ConflictoInfo campos={campos} />
    </Card>
  )
}

const MAPA = ['mapa_incrustado'] as const satisfies readonly CampoInfo[]

function MapaCard({ info }: { info: InfoInstituto }): ReactElement {
  const campos = useCamposInfo(info, MAPA, 'Mapa guardado')
  return (
    <Card title="Mapa">
      <div className="stack">
        <Field
          id="info-mapa_incrustado"
          label="Mapa del domicilio"
          optional
          help="Sitio cuyo mapa puede verse dentro del portal. Al final se agrega el domicilio, solo cuando alguien pide verlo. Sin dirección, ninguno. Vale para las páginas que se abran desde ahora."
          error={campos.error('mapa_incrustado')}
        >
          <TextInput
            type="url"
            inputMode="url"
            maxLength={LIMITES_INFO.enlace}
            placeholder="https://"
            value={campos.valor('mapa_incrustado')}
            onChange={(event) => campos.set('mapa_incrustado', event.target.value)}
          />
        </Field>
        <GuardarBarra campos={campos} label="Guardar mapa" />
      </div>
      <ConflictoInfo campos={campos} />
    </Card>
  )
}
