import { useId, useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { foldText } from '#admin/shared/ui/campos/option.ts'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { Concedible } from '#domain/acceso/perfil.ts'
import type { ReactElement } from 'react'

interface PermisosCardProps {
  title: string
  uno: string
  varios: string
  all: readonly Concedible[]
  /** What one opens, when its name does not say it. */
  abre: (one: Concedible) => string | null
  /** What such a profile hardly ever needs: folded behind the rest, unless it has it or it is looked for. */
  isAparte?: (one: Concedible) => boolean
  /** Something to know of the whole list. */
  nota?: string
  /** Ids chosen now, and as they were saved. */
  chosen: readonly number[]
  before: readonly number[]
  onToggle: (id: number) => void
  onSet: (ids: readonly number[]) => void
}

/** One of the two lists of a profile: what it may open, in its groups, each with "all" and "none". */
export function PermisosCard(props: PermisosCardProps): ReactElement {
  const { title, all, chosen, before, varios, isAparte = () => false } = props
  const [text, setText] = useState('')
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const shown = all.filter((one) => {
    const own = foldText(`${one.grupo} ${one.nombre}`)
    return words.every((word) => own.includes(word))
  })
  const aparte = words.length > 0 ? [] : shown.filter((one) => isAparte(one) && !before.includes(one.id))
  const main = shown.filter((one) => !aparte.includes(one))
  const label = `Buscar en ${title.toLowerCase()}`
  return (
    <Card
      title={title}
      aside={
        <>
          <span role="status">
            {chosen.length} de {all.length}
          </span>
          <span className="permisos-buscar">
            <TextInput
              type="search"
              aria-label={label}
              placeholder={label}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </span>
        </>
      }
    >
      {props.nota && <p className="field-help permisos-nota">{props.nota}</p>}
      {shown.length === 0 ? <EmptyState title="Sin resultados." /> : <Grupos {...props} rows={main} />}
      {aparte.length > 0 && (
        <details className="permisos-aparte">
          <summary>
            {aparte.length} {varios} más, que atiende el instituto
          </summary>
          <Grupos {...props} rows={aparte} />
        </details>
      )}
    </Card>
  )
}

function Grupos(props: PermisosCardProps & { rows: readonly Concedible[] }): ReactElement {
  const { rows } = props
  return (
    <div className="permisos">
      {[...new Set(rows.map(({ grupo }) => grupo))].map((grupo) => (
        <Grupo key={grupo} {...props} grupo={grupo} rows={rows.filter((one) => one.grupo === grupo)} />
      ))}
    </div>
  )
}

function Grupo(props: PermisosCardProps & { grupo: string; rows: readonly Concedible[] }): ReactElement {
  const { grupo, rows, chosen, before, abre, onToggle, onSet, varios } = props
  const id = useId()
  const ids = rows.map((one) => one.id)
  const has = ids.filter((one) => chosen.includes(one)).length
  const nombre = grupo === '' ? `Otros ${varios}` : grupo
  const whole = has === ids.length
  return (
    <div role="group" aria-labelledby={id} className="permisos-grupo">
      <div className="permisos-titulo">
        <h3 id={id}>
          {nombre} <span className="muted">{`${has} de ${ids.length}`}</span>
        </h3>
        {ids.length > 1 && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${whole ? 'Quitar' : 'Marcar'} todos los ${varios} de ${nombre}`}
            onClick={() => {
              const rest = chosen.filter((one) => !ids.includes(one))
              onSet(whole ? rest : [...rest, ...ids])
            }}
          >
            {whole ? 'Quitar todos' : 'Marcar todos'}
          </Button>
        )}
      </div>
      {rows.map((one) => (
        <Checkbox
          key={one.id}
          label={
            <>
              {one.nombre}
              <Cambio was={before.includes(one.id)} is={chosen.includes(one.id)} />
            </>
          }
          help={abre(one)}
          checked={chosen.includes(one.id)}
          onChange={() => onToggle(one.id)}
        />
      ))}
    </div>
  )
}

/** What of this is not saved yet. */
function Cambio({ was, is }: { was: boolean; is: boolean }): ReactElement | null {
  if (was === is) return null
  return <span className={is ? 'permisos-mas' : 'permisos-menos'}>{is ? ' se agrega' : ' se quita'}</span>
}
