import { useState } from 'react'
import { dominioPropuesto } from '#domain/afiliacion/datos/correo.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useInfo } from '#admin/providers/use-info.ts'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { fieldId } from '#admin/portal/expediente/paths.ts'
import { useFieldError } from '#admin/portal/expediente/paso/use-field-error.ts'
import { NotaCampo } from '#admin/portal/expediente/paso/NotaCampo.tsx'
import type { ReactElement } from 'react'

const OTRO = 'otro'
const noSpaces = (text: string): string => text.replace(/\s/g, '')

/** What goes before the first at sign and what after it, null without one. */
function parted(text: string): readonly [local: string, domain: string | null] {
  const at = text.indexOf('@')
  return at === -1 ? [text, null] : [text.slice(0, at), text.slice(at + 1)]
}

/**
 * The e-mail in its parts: what goes before the at sign, and a domain of the list or another one. A whole address may be typed
 * or pasted in the first: it stands there as it was written until the field is left, and is parted then.
 */
export function CorreoFields(): ReactElement {
  const { model, write, editable } = useTramite()
  const { error, onBlur } = useFieldError('email')
  const { user } = useSession()
  const domains = useInfo()?.dominiosCorreo ?? []
  const email = model.valores.email ?? ''
  const [local, written] = parted(email)
  const domain = written ?? ''
  const [whole, setWhole] = useState<string | null>(null)
  const [other, setOther] = useState(domain !== '' && !domains.includes(domain))
  const isOther = (other || whole !== null) && !domains.includes(domain)
  const custom = isOther && whole === null
  // What is wrong stands where it was written: an address whose first part is there fails in its domain.
  const enDominio = custom && local !== ''
  const proposed = dominioPropuesto(domains, {
    entidad: user.adscripcion_nombre || user.entidad_nombre,
    correo: user.correo,
  })
  const listed = domains.includes(domain) ? domain : proposed
  const setLocal = (text: string): void => {
    const [before, after] = parted(noSpaces(text))
    setWhole(after === null ? null : noSpaces(text))
    if (after !== null) write('email', `${before}@${after || listed}`)
    else write('email', before === '' && !custom ? '' : `${before}@${custom ? domain : listed}`)
  }
  const part = (): void => {
    if (whole !== null) setOther(isOther)
    setWhole(null)
    onBlur()
  }
  const setDomain = (value: string): void => {
    setOther(value === OTRO)
    write('email', `${local}@${value === OTRO ? '' : value}`)
  }
  return (
    <>
      <Field
        label="Correo electrónico"
        {...(!enDominio && { id: fieldId('email') })}
        span={4}
        error={enDominio ? null : error}
        help={<NotaCampo path="email" />}
      >
        <TextInput
          value={whole ?? local}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={!editable}
          onChange={(event) => setLocal(event.target.value)}
          onBlur={part}
        />
      </Field>
      <Field label="Dominio" span={4}>
        <Select
          options={[...domains.map((name) => ({ value: name, label: name })), { value: OTRO, label: 'Otro' }]}
          value={isOther ? OTRO : listed}
          disabled={!editable}
          onChange={(event) => setDomain(event.target.value)}
        />
      </Field>
      {custom && (
        <Field
          label="Otro dominio"
          {...(enDominio && { id: fieldId('email') })}
          span={4}
          error={enDominio ? error : null}
          help="Lo que va después de la arroba"
        >
          <TextInput
            value={domain}
            placeholder="dependencia.gob.mx"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={!editable}
            onChange={(event) => write('email', `${local}@${noSpaces(event.target.value).replace(/^.*@/, '')}`)}
            onBlur={onBlur}
          />
        </Field>
      )}
    </>
  )
}
