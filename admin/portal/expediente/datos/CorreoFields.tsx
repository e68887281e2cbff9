import { useState } from 'react'
import { useInfo } from '#admin/providers/use-info.ts'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { fieldId } from '#admin/portal/expediente/paths.ts'
import { useFieldError } from '#admin/portal/expediente/paso/use-field-error.ts'
import type { ReactElement } from 'react'

const OTRO = 'otro'
const noSpaces = (text: string): string => text.replace(/\s/g, '')

/** The e-mail in its parts: what goes before the at sign, and a domain of the list or another one. */
export function CorreoFields(): ReactElement {
  const { model, write, editable } = useTramite()
  const { error, onBlur } = useFieldError('email')
  const domains = useInfo()?.dominiosCorreo ?? []
  const email = model.valores.email ?? ''
  const [local = '', domain = ''] = email.split('@')
  const [other, setOther] = useState(domain !== '' && !domains.includes(domain))
  const custom = other && !domains.includes(domain)
  const known = domain || domains[0] || ''
  const setLocal = (text: string): void => {
    const [before = '', after] = noSpaces(text).split('@')
    // A whole address may be pasted here.
    if (after !== undefined) {
      setOther(after !== '' && !domains.includes(after))
      write('email', `${before}@${after || known}`)
    } else write('email', before === '' && !custom ? '' : `${before}@${custom ? domain : known}`)
  }
  const setDomain = (value: string): void => {
    setOther(value === OTRO)
    write('email', `${local}@${value === OTRO ? '' : value}`)
  }
  return (
    <>
      <Field label="Correo electrónico" id={fieldId('email')} span={4} error={error}>
        <TextInput
          value={local}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={!editable}
          onChange={(event) => setLocal(event.target.value)}
          onBlur={onBlur}
        />
      </Field>
      <Field label="Dominio" span={4}>
        <Select
          options={[...domains.map((name) => ({ value: name, label: name })), { value: OTRO, label: 'Otro' }]}
          value={custom ? OTRO : known}
          disabled={!editable}
          onChange={(event) => setDomain(event.target.value)}
        />
      </Field>
      {custom && (
        <Field label="Otro dominio" span={4} help="Lo que va después de la arroba">
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
