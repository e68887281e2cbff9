import { TriangleAlert } from 'lucide-react'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { SourceMark } from '#admin/shared/ui/SourceMark.tsx'
import { TextInput } from '#admin/shared/ui/TextInput.tsx'
import { cleanText } from '#admin/shared/ui/clean-text.ts'
import { TITULO_CORTO } from '#admin/portal/documentos/papeles.ts'
import { confirmKey } from '#admin/portal/documentos/visor-paper.ts'
import { useAlta } from './alta-context.ts'
import { ETIQUETA, fieldId, readPath } from './paths.ts'
import { useFieldError } from './use-field-error.ts'
import type { FieldProps } from '#admin/shared/ui/Field.tsx'
import type { TextInputProps } from '#admin/shared/ui/TextInput.tsx'
import type { Candidato } from './propuestas.ts'
import type { PersonalPath } from './paths.ts'
import type { ReactElement, ReactNode } from 'react'

interface PersonalFieldProps extends Pick<FieldProps, 'span' | 'count' | 'optional' | 'help' | 'width'> {
  path: PersonalPath
  label?: ReactNode
  /** Attributes of the control. */
  input?: Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'>
}

/** A text of step 2 with where it was read, what looks wrong in it, and the choice where papers differ. */
export function PersonalField({ path, label, input, help, ...field }: PersonalFieldProps): ReactElement {
  const { model, write, editable } = useAlta()
  const { error, onBlur } = useFieldError(path)
  const value = readPath(model.valores, path) ?? ''
  const doubtful = model.porConfirmar.includes(path)
  return (
    <Field
      {...field}
      id={fieldId(path)}
      label={label ?? ETIQUETA[path]}
      error={error}
      source={<Source path={path} value={value} />}
      help={<FieldNotes path={path} value={value} doubtful={doubtful} extra={help} />}
    >
      <TextInput
        clean={cleanText}
        {...input}
        readOnly={!editable || input?.readOnly}
        value={value}
        onChange={(event) => write(path, event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  )
}

/** The reading that gave the value that stands; the most certain one first. */
function sourceOf(candidatos: readonly Candidato[], value: string): Candidato | undefined {
  const given = candidatos.filter(({ leido, valor }) => leido !== null && valor === value)
  return given.find(({ leido }) => leido?.seguro) ?? given[0]
}

function Source({ path, value }: { path: PersonalPath; value: string }): ReactElement | undefined {
  const { model, captura, openVisor } = useAlta()
  const found = sourceOf(model.propuestas[path]?.candidatos ?? [], value)
  if (!found?.leido || value === '') return undefined
  const { papel, campo, leido } = found
  const confirmed = captura.confirmados.includes(confirmKey(papel, campo))
  return (
    <SourceMark
      fuente={leido.fuente}
      confianza={leido.confianza}
      seguro={leido.seguro || confirmed}
      onOpen={() => openVisor({ paper: papel, campo, mode: 'vista' })}
    />
  )
}

interface FieldNotesProps {
  path: PersonalPath
  value: string
  doubtful: boolean
  extra: ReactNode
}

/** Under the control: choose, confirm, what looks wrong. */
function FieldNotes({ path, value, doubtful, extra }: FieldNotesProps): ReactElement {
  const { model } = useAlta()
  const propuesta = model.propuestas[path]
  const avisos = model.avisos.filter((aviso) => aviso.path === path)
  return (
    <>
      {extra}
      {propuesta?.difiere && <Choices path={path} value={value} candidatos={propuesta.candidatos} />}
      {doubtful && <Confirm path={path} candidatos={propuesta?.candidatos ?? []} />}
      {avisos.map(({ code, message }) => (
        <span key={code} className="alta-aviso">
          <Icon icon={TriangleAlert} size={14} /> {message}
        </span>
      ))}
    </>
  )
}

/** What each paper says; pressing one takes it. */
function Choices({ path, value, candidatos }: { path: PersonalPath; value: string } & ChoiceProps): ReactElement {
  const { write, editable } = useAlta()
  return (
    <span className="alta-choices">
      <span>Los documentos difieren:</span>
      {candidatos.map(({ papel, campo, valor }) => (
        <button
          key={`${papel} ${campo}`}
          type="button"
          className="alta-choice"
          aria-pressed={valor === value}
          disabled={!editable}
          onClick={() => write(path, valor)}
        >
          <strong>{valor}</strong> {TITULO_CORTO[papel]}
        </button>
      ))}
    </span>
  )
}

interface ChoiceProps {
  candidatos: readonly Candidato[]
}

/** A value read without certainty: the person looks and confirms, or takes what the check digit suggests. */
function Confirm({ path, candidatos }: { path: PersonalPath } & ChoiceProps): ReactElement {
  const { update, write, editable } = useAlta()
  const leido = candidatos[0]?.leido
  const keys = candidatos.map(({ papel, campo }) => confirmKey(papel, campo))
  const confirm = (): void =>
    update((captura) => ({ ...captura, confirmados: [...new Set([...captura.confirmados, ...keys])] }))
  const isRfc = path === 'rfcBase' || path === 'rfcHomo'
  const other = isRfc ? undefined : (leido?.sugerencia ?? leido?.otroValor)
  return (
    <span className="alta-confirm">
      Confírmalo
      {editable && (
        <Button size="sm" onClick={confirm}>
          Es correcto
        </Button>
      )}
      {editable && other && (
        <Button size="sm" onClick={() => write(path, other)}>
          Usar {other}
        </Button>
      )}
    </span>
  )
}
