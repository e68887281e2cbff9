import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Chip } from '#admin/shared/ui/datos/Chip.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { Popover } from '#admin/shared/ui/capas/Popover.tsx'
import { filtrosIssues } from './filtros-issues.ts'
import type { Filtros } from './use-filtros.ts'
import type { Filtro } from '#admin/shared/list/lista.ts'
import type { Option } from '#admin/shared/ui/campos/option.ts'
import type { ReactElement } from 'react'

/** More choices than these are searched. */
const SELECT_MAX = 7

/** The choice in force as the JSON of its value, as the controls hold it. */
function valueOf(filtros: Filtros, filtro: Filtro): string {
  const value = filtros.valores[filtro.key]
  return value === undefined ? '' : JSON.stringify(value)
}

function optionsOf(filtro: Filtro): Option[] {
  return filtro.opciones.map(({ valor, label }) => ({ value: JSON.stringify(valor), label }))
}

function labelOf(filtro: Filtro, value: string): string {
  if (filtro.fecha) return formatDia(JSON.parse(value))
  return optionsOf(filtro).find((option) => option.value === value)?.label ?? '…'
}

const formatDia = (value: unknown): string => {
  const day = parsePlainDate(String(value))
  return day ? formatFecha(day) : '…'
}

/** Filters in force as chips, a button for one more, and "Limpiar". */
export function FilterChips({ defs, filtros }: { defs: readonly Filtro[]; filtros: Filtros }): ReactElement {
  const inForce = defs.filter((filtro) => valueOf(filtros, filtro) !== '')
  const issues = filtrosIssues(defs, filtros.valores)
  const errorDe = (key: string): string | null => issues.find(({ path }) => path === key)?.message ?? null
  return (
    <>
      {inForce.map((filtro) => {
        const text = `${filtro.label}: ${labelOf(filtro, valueOf(filtros, filtro))}`
        return (
          <Chip key={filtro.key} removeLabel={`Quitar ${text}`} onRemove={() => filtros.set(filtro, '')}>
            {text}
          </Chip>
        )
      })}
      {defs.length > 0 && (
        <Popover
          label="Filtros"
          className="lista-agregar"
          button={
            <>
              <Icon icon={ListFilter} /> Filtro
            </>
          }
        >
          {(close) => (
            <div className="lista-filtros">
              <div className="lista-filtros-hoja">
                {defs.map((filtro) => (
                  <div key={filtro.key} className="lista-filtro">
                    {!filtro.fecha && <span aria-hidden="true">{filtro.label}</span>}
                    <FilterControl filtro={filtro} filtros={filtros} error={errorDe(filtro.key)} />
                  </div>
                ))}
              </div>
              <Button size="sm" onClick={close}>
                Listo
              </Button>
            </div>
          )}
        </Popover>
      )}
      {filtros.activos && (
        <Button variant="quiet" size="sm" onClick={filtros.limpiar}>
          Limpiar
        </Button>
      )}
    </>
  )
}

interface ControlProps {
  filtro: Filtro
  filtros: Filtros
  error: string | null
}

function FilterControl(props: ControlProps): ReactElement {
  return props.filtro.fecha ? <FechaControl {...props} /> : <OpcionControl {...props} />
}

/** What is typed stands until it is a day: then it narrows. */
function FechaControl({ filtro, filtros, error }: ControlProps): ReactElement {
  const value = valueOf(filtros, filtro)
  const inForce = value === '' ? '' : String(JSON.parse(value))
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const set = (text: string): void => {
    const day = parsePlainDate(text)
    setTyped(day || text === '' ? null : text)
    setLeft(false)
    if (day || text === '') filtros.set(filtro, day ? JSON.stringify(day) : '')
  }
  const noEsDia = left && typed !== null ? `«${typed}» no es un día. Escríbelo como dd/mm/aaaa.` : null
  return (
    <Field label={filtro.label} optional="callado" error={noEsDia ?? error}>
      <DateInput value={typed ?? inForce} onChange={set} onBlur={() => setLeft(true)} />
    </Field>
  )
}

function OpcionControl({ filtro, filtros }: ControlProps): ReactElement {
  const value = valueOf(filtros, filtro)
  const options = optionsOf(filtro)
  const reason = filtro.disabledReason ?? null
  if (options.length > SELECT_MAX)
    return (
      <Combobox
        label={filtro.label}
        options={options}
        value={value}
        disabledReason={reason}
        placeholder={filtro.placeholder ?? 'Todas'}
        onChange={(next) => filtros.set(filtro, next)}
      />
    )
  return (
    <Select
      aria-label={filtro.label}
      options={options}
      value={value}
      disabledReason={reason}
      placeholder={filtro.placeholder ?? 'Todas'}
      onChange={(event) => filtros.set(filtro, event.target.value)}
    />
  )
}
