import { ACTOS, AMBITOS, TEXTO_ACTO, TEXTO_AMBITO } from '#domain/acceso/acto.ts'
import { actosPerfilIssues, NOMBRE_PERFIL_MAX } from '#domain/acceso/perfil.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { toggled } from './permisos-draft.ts'
import type { PermisosPerfil } from '#domain/acceso/perfil.ts'
import type { ReactElement } from 'react'

interface DatosPerfilCardProps {
  draft: PermisosPerfil
  /** The acts as they are saved: what they join already is not refused. */
  actosAntes: PermisosPerfil['actos']
  protegido: boolean
  onChange: (draft: PermisosPerfil) => void
}

/** Name, scope, acts and the second step of a profile. */
export function DatosPerfilCard({ draft, actosAntes, protegido, onChange }: DatosPerfilCardProps): ReactElement {
  const issues = actosPerfilIssues(draft, actosAntes)
  const soloInstituto = issues.find(({ code }) => code === 'ambito')
  const pares = issues.filter(({ code }) => code === 'par_incompatible')
  return (
    <Card title="Qué puede hacer">
      <div className="perfil-datos">
        <div className="stack">
          <Field label="Nombre">
            <TextInput
              value={draft.nombre}
              maxLength={NOMBRE_PERFIL_MAX}
              onChange={(event) => onChange({ ...draft, nombre: event.target.value })}
            />
          </Field>
          {!protegido && (
            <RadioGroup
              legend="Ámbito"
              value={draft.ambito}
              options={AMBITOS.map((ambito) => ({
                value: ambito,
                label: TEXTO_AMBITO[ambito].titulo,
                detail: TEXTO_AMBITO[ambito].ayuda,
              }))}
              onChange={(value) => onChange({ ...draft, ambito: value === 'instituto' ? 'instituto' : 'dependencia' })}
            />
          )}
          <Checkbox
            label="Exige dos pasos"
            help="Quien tenga este perfil activará en su cuenta los códigos de verificación y los usará cada vez que entre."
            checked={draft.exigeDosPasos}
            onChange={() => onChange({ ...draft, exigeDosPasos: !draft.exigeDosPasos })}
          />
        </div>
        {!protegido && (
          <fieldset className="perfil-actos">
            <legend>Actos</legend>
            <p className="field-help">Lo que puede hacer en las pantallas que abren sus menús y procesos.</p>
            {ACTOS.map((acto) => (
              <Checkbox
                key={acto}
                label={TEXTO_ACTO[acto].titulo}
                help={TEXTO_ACTO[acto].ayuda}
                error={acto === 'administrar' && soloInstituto ? soloInstituto.message : null}
                checked={draft.actos.includes(acto)}
                onChange={() => onChange({ ...draft, actos: toggled(draft.actos, acto) })}
              />
            ))}
            {pares.map(({ message }) => (
              <Note key={message} tone="bad" live>
                {message}
              </Note>
            ))}
          </fieldset>
        )}
      </div>
    </Card>
  )
}
