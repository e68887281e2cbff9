import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { NOMBRE_PAPEL } from '#domain/afiliacion/tipos/papel.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { CheckField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { RUTA_FORMATO, type VistaFormato } from '#admin/shared/movimientos/formatos.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { EdicionTipo, TipoMovimientoPanel } from '#domain/afiliacion/tipos/tipo-panel.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'

const PAPELES = Object.keys(NOMBRE_PAPEL) as readonly ClavePapel[]
const FORMATOS = Object.keys(RUTA_FORMATO) as readonly VistaFormato[]

type Marcas = Readonly<Record<string, boolean>>

interface Valores {
  readonly nombre: string
  /** By cause ("c0", "c1"), which papers it needs. */
  readonly necesita: Readonly<Record<string, Marcas>>
  readonly admite: Marcas
  readonly formatos: Marcas
}

const marcas = (all: readonly string[], chosen: readonly string[]): Marcas =>
  Object.fromEntries(all.map((each) => [each, chosen.includes(each)]))

function marcados<Clave extends string>(all: readonly Clave[], marks: Marcas | undefined): Clave[] {
  return all.filter((each) => marks?.[each])
}

function valoresDe({ nombre, reglas }: TipoMovimientoPanel): Valores {
  return {
    nombre,
    necesita: Object.fromEntries(reglas.causas.map(({ papeles }, i) => [`c${i}`, marcas(PAPELES, papeles)])),
    admite: marcas(PAPELES, reglas.admite),
    formatos: marcas(FORMATOS, reglas.formatos),
  }
}

function edicionDe({ version, reglas }: TipoMovimientoPanel, valores: Valores): EdicionTipo {
  const others = reglas.formatos.filter((vista) => !FORMATOS.some((each) => each === vista))
  return {
    version,
    nombre: valores.nombre.trim(),
    papeles: Object.fromEntries(
      reglas.causas.map(({ clave }, i) => [clave, marcados(PAPELES, valores.necesita[`c${i}`])]),
    ),
    admite: marcados(PAPELES, valores.admite),
    formatos: [...others, ...marcados(FORMATOS, valores.formatos)],
  }
}

const issues = ({ nombre }: Valores): readonly Issue[] =>
  nombre.trim() === '' ? [{ path: 'nombre', code: 'vacio', message: 'El nombre es obligatorio.' }] : []

/** What a type is called, needs to be approved, may carry and prints. Its effects are not edited. */
export function TipoDialog({ tipo, onClose }: { tipo: TipoMovimientoPanel; onClose: () => void }): ReactElement {
  const { reglas, usos } = tipo
  const act = useAct({
    call: (valores: Valores) =>
      api.call('PUT /api/panel/tipos-movimiento/:id', { params: { id: tipo.id }, body: edicionDe(tipo, valores) }),
    keys: ['tipos-movimiento'],
    toast: ({ nombre }) => `Se guardó ${nombre}.`,
    done: onClose,
  })
  return (
    <FormDialog
      id="tipo"
      act={act}
      initial={valoresDe(tipo)}
      rules={issues}
      title={`Editar ${tipo.nombre}`}
      action="Guardar tipo"
      busyText="Guardando…"
      failure="No se pudo guardar el tipo."
      onClose={onClose}
    >
      <p>
        Lo usan {cuentaTexto(usos.movimientos, 'movimiento', 'movimientos')};{' '}
        {cuentaTexto(usos.abiertos, 'abierto', 'abiertos')}. Los abiertos se aprobarán con los documentos que aquí se
        pidan.
      </p>
      <TextField name="nombre" label="Nombre" maxLength={60} />
      {reglas.papelPorDato ? (
        <p className="secondary">Para aprobarlo pide el documento de cada dato de identidad que cambia.</p>
      ) : (
        reglas.causas.map(({ clave, etiqueta }, i) => (
          <Papeles
            key={clave}
            legend={clave === '' ? 'Documentos para aprobarlo' : `Documentos para aprobarlo: ${etiqueta}`}
            name={`necesita.c${i}`}
          />
        ))
      )}
      <Papeles legend="Puede llevar además" name="admite" />
      <fieldset className="tipo-marcas">
        <legend>Formatos que imprime</legend>
        {FORMATOS.map((vista) => (
          <CheckField key={vista} name={`formatos.${vista}`} label={VISTAS[vista].titulo} />
        ))}
      </fieldset>
    </FormDialog>
  )
}

function Papeles({ legend, name }: { legend: string; name: string }): ReactElement {
  return (
    <fieldset className="tipo-marcas">
      <legend>{legend}</legend>
      {PAPELES.map((clave) => (
        <CheckField key={clave} name={`${name}.${clave}`} label={NOMBRE_PAPEL[clave]} />
      ))}
    </fieldset>
  )
}
