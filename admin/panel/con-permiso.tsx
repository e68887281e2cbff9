import { cloneElement, createElement, isValidElement } from 'react'
import { DireccionesLista } from './direcciones-lista.tsx'
import { SinAcceso } from '#admin/shared/pagina/SinAcceso.tsx'
import { canOpenPanel } from '#admin/providers/auth-provider.ts'
import { useSession } from '#admin/providers/session-context.ts'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { ResourceProps } from 'react-admin'

/**
 * `resource` with its screens only for who may open its list, which asks for the same right as its records. react-admin asks
 * for lists of its own; a screen that draws its own would open with its buttons and fail at its first call.
 */
export function conPermiso(resource: ResourceProps): ResourceProps {
  const { name, list, show, edit, children } = resource
  return {
    ...resource,
    ...(isScreen(list) && { list: gated(name, atItsAddresses(resource, list)) }),
    ...(isScreen(show) && { show: gated(name, show) }),
    ...(isScreen(edit) && { edit: gated(name, edit) }),
    ...(isRoute(children) && {
      children: cloneElement(children, { element: <Gate name={name}>{children.props.element}</Gate> }),
    }),
  }
}

function isScreen(screen: ResourceProps['list']): screen is ComponentType {
  return typeof screen === 'function' || (typeof screen === 'object' && !isValidElement(screen))
}

/** A screen of its own beside the list: "perfiles/derechos". */
function isRoute(children: ReactNode): children is ReactElement<{ readonly element: ReactNode }> {
  return isValidElement<{ readonly element?: ReactNode }>(children) && children.props.element !== undefined
}

function Gate({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return canOpenPanel(useSession(), name) ? <>{children}</> : <SinAcceso />
}

function atItsAddresses(resource: ResourceProps, screen: ComponentType): ComponentType {
  return function Lista() {
    return <DireccionesLista resource={resource}>{createElement(screen)}</DireccionesLista>
  }
}

function gated(name: string, screen: ComponentType): ComponentType {
  return function Gated() {
    return <Gate name={name}>{createElement(screen)}</Gate>
  }
}
