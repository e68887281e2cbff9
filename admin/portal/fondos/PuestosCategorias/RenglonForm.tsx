import { useState } from 'react'
import { centavosToPesos, formatPesos } from '#domain/organica/dinero.ts'
import { LIMITES_PUESTOS, nombreCatalogoIssues } from '#domain/organica/puestos/catalogo-puestos.ts'
import { desdeSueldoIssues, sueldoIssues } from '#domain/organica/puestos/sueldos.ts'
import { api } from '#admin/providers/api-client.ts'
import { fieldError, isToldBy } from '#admin/providers/field-errors.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { MoneyInput } from '#admin/shared/ui/campos/MoneyInput.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { CLAVE_PUESTOS } from './use-puestos.ts'
import type { RenglonPuestos } from '#domain/organica/puestos/catalogo-puestos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'
import type { Camino, FichaProps } from './ficha-props.ts'
import type { Cuerpo } from '#domain/llamadas.ts'

type CuerpoPut = Cuerpo<'PUT /api/catalogo/:tipo'>
type CuerpoPost = Cuerpo<`POST /api/catalogo/${FichaProps['tipo']}`>

interface RenglonFormProps extends FichaProps {
  camino: Camino
  onCamino: (camino: Camino) => void
}

interface Borrador {
  readonly nombre: string
  readonly detalle: string
  /** Centavos; NaN while what is typed is no amount. */
  readonly monto: number | null
  readonly desde: string
}

const FIELDS = ['nombre', 'nombreCategoria', 'monto', 'desde', 'relacionPadre']

const NIVELES = [
  { tipo: 'adscripcion', label: 'Adscripción', falta: null },
  { tipo: 'direccion', label: 'Dirección', falta: 'Elige primero la adscripción' },
  { tipo: 'area', label: 'Área', falta: 'Elige primero la dirección' },
] as const

/** How many places are chosen before the name. */
const ARRIBA = { adscripcion: 0, direccion: 1, area: 2, puesto: 3, categoria: 0 } as const

/** Create and edit mode of a tab: "Registrar", or "Guardar actualización" and "Cancelar". */
export function RenglonForm(props: RenglonFormProps): ReactElement {
  const { tipo, editando, arbol, acciones, plazo, camino, onCamino } = props
  const esSueldo = editando?.tipo === 'sueldo'
  const asksSueldo = tipo === 'categoria' && (editando === null || esSueldo)
  const empty: Borrador = {
    nombre: editando?.nombre ?? '',
    detalle: editando?.detalle ?? '',
    monto: editando?.sueldo?.montoCentavos ?? null,
    desde: plazo.desde,
  }
  const [borrador, setBorrador] = useState(empty)
  const [tried, setTried] = useState(false)
  const dirty = JSON.stringify(borrador) !== JSON.stringify(empty)
  const act = useAct<CuerpoPut | CuerpoPost>({
    call: (body) =>
      'id' in body
        ? api.call('PUT /api/catalogo/:tipo', { params: { tipo: body.tipo }, body })
        : api.call(`POST /api/catalogo/${tipo}`, { body }),
    keys: [CLAVE_PUESTOS],
    toast: () => (editando ? 'Quedó guardado.' : `«${borrador.nombre.trim()}» quedó registrado.`),
    done: () => {
      setBorrador({ ...empty, nombre: '', detalle: '', monto: null })
      setTried(false)
      acciones.soltar()
    },
  })
  useLeaveGuard(dirty, act.isDone)
  const clean = {
    ...borrador,
    nombre: tipo === 'categoria' ? borrador.nombre.trim().toUpperCase() : borrador.nombre.trim(),
  }
  const issues = [
    ...(esSueldo ? [] : nombreCatalogoIssues(tipo, clean.nombre)),
    ...(asksSueldo ? sueldoIssues(clean.monto) : []),
    ...(asksSueldo ? desdeSueldoIssues(clean.desde, plazo as { desde: PlainDate; hasta: PlainDate }) : []),
  ]
  const errorOf = (campo: string): string | null =>
    (tried ? issues.find(({ path }) => path === campo)?.message : undefined) ?? fieldError(act.error, campo)
  const niveles = NIVELES.slice(0, ARRIBA[tipo])
  const padreId = niveles.length === 0 ? null : camino[niveles.at(-1)?.tipo ?? 'adscripcion']
  const incomplete =
    (!esSueldo && clean.nombre === '') ||
    (niveles.length > 0 && padreId === null) ||
    (asksSueldo && clean.monto === null)
  const change = (part: Partial<Borrador>): void => {
    act.reset()
    setBorrador((now) => ({ ...now, ...part }))
  }
  const submit = (): void => {
    setTried(true)
    if (issues.length > 0 || incomplete) return
    act.run(editando ? cuerpoPut(editando, clean, padreId) : cuerpoPost(tipo, clean, padreId))
  }
  const categoria = esSueldo ? arbol.arriba(editando)[0] : undefined
  return (
    <form
      className="puestos-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {act.error && !isToldBy(act.error, FIELDS) && <ErrorState title="No se guardó." error={act.error} />}
      {niveles.map(({ tipo: nivel, label, falta }, i) => {
        const above = i === 0 ? null : camino[NIVELES[i - 1]?.tipo ?? 'adscripcion']
        const locked = editando !== null && tipo !== 'puesto'
        return (
          <Field
            key={nivel}
            label={label}
            help={locked && i === niveles.length - 1 ? 'Se mueve en la estructura orgánica, con fecha.' : undefined}
            error={i === niveles.length - 1 ? errorOf('relacionPadre') : null}
          >
            <Combobox
              options={(i === 0 ? arbol.de(nivel) : arbol.hijos(nivel, above)).map(({ id, nombre }) => ({
                value: String(id),
                label: nombre,
              }))}
              readOnly={locked}
              disabledReason={i > 0 && above === null ? falta : null}
              value={String(camino[nivel] ?? '')}
              onChange={(value) => onCamino(elegido(camino, nivel, value === '' ? null : Number(value)))}
            />
          </Field>
        )
      })}
      {esSueldo ? (
        <p>
          Sueldo de la categoría <strong>{categoria?.nombre}</strong>
          {categoria?.detalle ? `, ${categoria.detalle}` : ''}: hoy {formatPesos(editando.sueldo?.montoCentavos ?? 0)}.
        </p>
      ) : (
        <Field
          label={tipo === 'categoria' ? 'Categoría' : 'Nombre'}
          error={errorOf('nombre')}
          width={tipo === 'categoria' ? 12 : undefined}
        >
          <TextInput
            mono={tipo === 'categoria'}
            maxLength={tipo === 'categoria' ? LIMITES_PUESTOS.categoria : LIMITES_PUESTOS.nombre}
            value={borrador.nombre}
            onChange={(event) => change({ nombre: event.target.value })}
          />
        </Field>
      )}
      {tipo === 'categoria' && !esSueldo && (
        <Field label="Nombre de la categoría" optional error={errorOf('nombreCategoria')}>
          <TextInput
            maxLength={LIMITES_PUESTOS.nombre}
            value={borrador.detalle}
            onChange={(event) => change({ detalle: event.target.value })}
          />
        </Field>
      )}
      {asksSueldo && (
        <>
          <Field label="Sueldo mensual" error={errorOf('monto')} width={16}>
            <MoneyInput value={borrador.monto} onChange={(monto) => change({ monto })} />
          </Field>
          <Field
            label="Vale desde"
            width={18}
            error={errorOf('desde')}
            help={
              esSueldo
                ? 'Lo anterior no cambia. Quien ya tiene la categoría conserva su sueldo hasta un aumento.'
                : undefined
            }
          >
            <DateInput value={borrador.desde} onChange={(desde) => change({ desde })} />
          </Field>
        </>
      )}
      <div className="puestos-botones">
        {editando && (
          <Button disabled={act.busy} onClick={acciones.soltar}>
            Cancelar
          </Button>
        )}
        <Button type="submit" variant="primary" busy={act.busy} busyText="Guardando…" disabled={incomplete}>
          {editando ? 'Guardar actualización' : 'Registrar'}
        </Button>
      </div>
    </form>
  )
}

/** A choice clears those below it. */
function elegido(camino: Camino, nivel: keyof Camino, id: number | null): Camino {
  if (nivel === 'adscripcion') return { adscripcion: id, direccion: null, area: null }
  return nivel === 'direccion' ? { ...camino, direccion: id, area: null } : { ...camino, area: id }
}

const PADRE_CAMPO = { direccion: 'id_adscripcion', area: 'id_direccion', puesto: 'id_area' } as const

/** The documented body of POST. */
function cuerpoPost(
  tipo: FichaProps['tipo'],
  { nombre, detalle, monto, desde }: Borrador,
  padreId: number | null,
): CuerpoPost {
  if (tipo === 'adscripcion') return { nombre }
  if (tipo === 'categoria')
    return {
      nombre,
      ...(detalle.trim() !== '' && { nombreCategoria: detalle.trim() }),
      monto: centavosToPesos(monto ?? 0),
      desde,
    }
  return { nombre, [PADRE_CAMPO[tipo]]: padreId }
}

/** The documented edit object, whole, with the version that was read. */
function cuerpoPut(
  row: RenglonPuestos,
  { nombre, detalle, monto, desde }: Borrador,
  padreId: number | null,
): CuerpoPut {
  const { tipo, id, version } = row
  if (tipo === 'sueldo')
    return { tipo, id, version, nombre: '', relacionPadre: row.padreId, monto: centavosToPesos(monto ?? 0), desde }
  const relacionPadre = tipo === 'puesto' ? padreId : row.padreId
  return { tipo, id, version, nombre, relacionPadre, ...(tipo === 'categoria' && { nombreCategoria: detalle.trim() }) }
}
