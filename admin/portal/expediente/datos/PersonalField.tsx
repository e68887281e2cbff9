import { TriangleAlert } from 'lucide-react'
import { motivoDuda } from '#domain/documentos/motivo-duda.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { SourceMark } from '#admin/shared/ui/datos/SourceMark.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { cleanText } from '#admin/shared/ui/campos/clean-text.ts'
import { TITULO_CORTO } from '#admin/shared/documentos/papeles.ts'
import { confirmKey } from '#admin/shared/documentos/visor/visor-paper.ts'
import { NotaCampo } from '#admin/portal/expediente/paso/NotaCampo.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { ETIQUETA, fieldId, readPath } from '#admin/portal/expediente/paths.ts'
import { sourceOf } from '#admin/portal/expediente/propuestas.ts'
import { useFieldError } from '#admin/portal/expediente/paso/use-field-error.ts'
import type { FieldProps } from '#admin/shared/ui/campos/Field.tsx'
import type { TextInputProps } from '#admin/shared/ui/campos/TextInput.tsx'
import type { Candidato } from '#admin/portal/expediente/propuestas.ts'
import type { Option } from '#admin/shared/ui/campos/option.ts'
import type { PersonalPath } from '#admin/portal/expediente/paths.ts'
import type { ReactElement, ReactNode } from 'react'

interface PersonalFieldProps extends Pick<FieldProps, 'span' | 'count' | 'optional' | 'help' | 'width'> {
  path: PersonalPath
  label?: ReactNode
  /** With options the control is a list, else a text box. */
  options?: readonly Option[]
  /** Attributes of the control. */
  input?: Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'>
}

/** A text of step 2 with where it was read, what looks wrong in it, and the choice where papers differ. */
export function PersonalField({ path, label, options, input, help, ...field }: PersonalFieldProps): ReactElement {
  const { model, write, editable } = useTramite()
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
      {options ? (
        <Select
          options={options}
          disabled={!editable}
          value={value}
          onChange={(event) => write(path, event.target.value)}
          onBlur={onBlur}
        />
      ) : (
        <TextInput
          clean={cleanText}
          {...input}
          readOnly={!editable || input?.readOnly}
          value={value}
          onChange={(event) => write(path, event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

function Source({ path, value }: { path: PersonalPath; value: string }): ReactElement | undefined {
  const { model, captura, openVisor } = useTramite()
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
  const { model } = useTramite()
  const propuesta = model.propuestas[path]
  const avisos = model.avisos.filter((aviso) => aviso.path === path)
  return (
    <>
      {extra}
      <NotaCampo path={path} />
      {propuesta?.difiere && <Choices path={path} value={value} candidatos={propuesta.candidatos} />}
      {doubtful && <Confirm path={path} candidatos={propuesta?.candidatos ?? []} />}
      {avisos.map(({ code, message }) => (
        <span key={code} className="tramite-aviso">
          <Icon icon={TriangleAlert} size={14} /> {message}
        </span>
      ))}
    </>
  )
}

/** What the papers say, equal values together; pressing one takes it. The characters that differ stand out. */
function Choices({ path, value, candidatos }: { path: PersonalPath; value: string } & ChoiceProps): ReactElement {
  const { write, editable } = useTramite()
  const valores = [...new Set(candidatos.map(({ valor }) => valor))]
  return (
    <span className="tramite-choices">
      <span>Los documentos difieren:</span>
      {valores.map((valor) => {
        const from = candidatos.filter((one) => one.valor === valor)
        const unsure = from.every(({ leido }) => leido?.seguro === false)
        return (
          <button
            key={valor}
            type="button"
            className="tramite-choice"
            aria-pressed={valor === value}
            disabled={!editable}
            onClick={() => write(path, valor)}
          >
            <Differing text={valor} others={valores} mono={path === 'curp'} />
            <small>
              {from.map(({ papel }) => TITULO_CORTO[papel]).join(', ')}
              {unsure && ', con poca certeza'}
            </small>
          </button>
        )
      })}
    </span>
  )
}

/** A value with the characters marked that the other values of its length do not share. */
function Differing({ text, others, mono }: { text: string; others: readonly string[]; mono: boolean }): ReactElement {
  const same = others.filter((other) => other.length === text.length)
  if (!mono) return <strong>{text}</strong>
  return (
    <span className="mono">
      {Array.from(text).map((char, index) =>
        same.some((other) => other.charAt(index) !== char) ? <mark key={index}>{char}</mark> : char,
      )}
    </span>
  )
}

interface ChoiceProps {
  candidatos: readonly Candidato[]
}

/** A value read without certainty: the person looks and confirms, or takes what the check digit suggests. */
function Confirm({ path, candidatos }: { path: PersonalPath } & ChoiceProps): ReactElement {
  const { update, write, editable } = useTramite()
  const leido = candidatos[0]?.leido
  const keys = candidatos.map(({ papel, campo }) => confirmKey(papel, campo))
  const confirm = (): void =>
    update((captura) => ({ ...captura, confirmados: [...new Set([...captura.confirmados, ...keys])] }))
  const motivo = leido ? motivoDuda(candidatos[0]?.campo ?? '', leido) : ''
  const isRfc = path === 'rfcBase' || path === 'rfcHomo'
  const other = isRfc ? undefined : (leido?.sugerencia ?? leido?.otroValor)
  return (
    <span className="tramite-confirm">
      Confírmalo{motivo && `: ${motivo.charAt(0).toLowerCase()}${motivo.slice(1)}`}
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
