// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "RosterWalk.h"

#include "app/roster/catalogue/CatalogueDelegate.h"

#include <QAbstractButton>
#include <QMenu>
#include <QSpinBox>
#include <QStyleOptionSpinBox>
#include <QToolButton>
#include <QTreeView>

// What the hands of a player do while a list is built; every click is counted.
namespace muster::test {

inline QModelIndex entry(RosterWalk &walk, const QString &name)
{
    return walk.editor().catalogue().find(
        [&name](const models::CatalogueRow &row) { return row.kind != models::CatalogueRow::Kind::Group && row.name == name; });
}

// A click on the plus of a unit's row.
inline void plus(RosterWalk &walk, const QString &name)
{
    QTreeView &view = *walk.catalogue().view();
    const QModelIndex index = entry(walk, name);
    QVERIFY2(index.isValid(), qPrintable(name));
    view.scrollTo(index);
    const QRect line = view.visualRect(index);
    const QRect button = app::CatalogueDelegate::addRect({0, line.top(), view.viewport()->width(), line.height()});
    QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, button.center());
    settle();
    ++walk.actions;
}

inline void openSample(RosterWalk &walk, const QString &game, const QString &sample)
{
    const packs::PackPtr pack = walk.shell.core->services().packs.find(game);
    walk.shell->handle({"library", "file", pack->path("samples/" + sample), {}});
    finishWork();
    QVERIFY(walk.roster().editor());
}

inline QModelIndexList unitsCalled(RosterWalk &walk, const QString &name)
{
    QModelIndexList found;
    QStringList ids;
    (void)walk.rowOf([&](const models::FormationRow &row) {
        if (row.kind == models::FormationRow::Kind::Unit && row.name == name)
            ids.append(row.id);
        return false;
    });
    for (const QString &id : ids)
        found.append(walk.editor().formation().indexOfId(id));
    return found;
}

inline void clickWith(RosterWalk &walk, const QModelIndex &index, Qt::KeyboardModifier key)
{
    walk.tree().scrollTo(index);
    QTest::mouseClick(walk.tree().viewport(), Qt::LeftButton, key, walk.tree().visualRect(index).center());
    settle();
    ++walk.actions;
}

// The control of an option that is in sight: a button, or a number where several can be taken.
inline QWidget *optionControl(RosterWalk &walk, const QString &name)
{
    for (auto *control : walk.shell.window->findChildren<QWidget *>()) {
        if (control->isVisible() && control->objectName().startsWith("option:")
            && (control->accessibleName() == name || control->accessibleName().startsWith(name + ',')))
            return control;
    }
    return nullptr;
}

inline int chosenOf(RosterWalk &walk, const QString &name)
{
    QWidget *control = optionControl(walk, name);
    if (auto *spin = qobject_cast<QSpinBox *>(control))
        return spin->value();
    auto *button = qobject_cast<QAbstractButton *>(control);
    return button ? int(button->isChecked()) : -1;
}

// One click: on the button, or on the arrow up of the number.
inline void takeOption(RosterWalk &walk, QWidget &control)
{
    auto *spin = qobject_cast<QSpinBox *>(&control);
    if (!spin)
        return walk.click(control);
    QStyleOptionSpinBox option;
    option.initFrom(spin);
    option.subControls = QStyle::SC_All;
    option.stepEnabled = QAbstractSpinBox::StepUpEnabled;
    option.frame = spin->hasFrame();
    const QRect up = spin->style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxUp, spin);
    QTest::mouseClick(spin, Qt::LeftButton, Qt::NoModifier, up.center());
    settle();
    ++walk.actions;
}

// Looks for an option by its name and takes it: a click into the search, a word, a click.
inline void choose(RosterWalk &walk, const QString &name)
{
    auto *search = walk.shell.child<QLineEdit>("optionSearch");
    QVERIFY(search && search->isVisible());
    walk.click(*search);
    search->selectAll();
    walk.write(name);
    QWidget *control = optionControl(walk, name);
    QVERIFY2(control, qPrintable(name));
    takeOption(walk, *control);
}

inline QAbstractButton *chip(RosterWalk &walk, const QString &name)
{
    for (auto *button : walk.shell.window->findChildren<QToolButton *>()) {
        if (button->isVisible() && button->objectName().startsWith("chosen:") && button->text().startsWith(name))
            return button;
    }
    return nullptr;
}

// Opens a menu of the roster's and clicks on the line that begins like this; what it opens is the caller's business.
inline void pick(RosterWalk &walk, const QString &menuName, const QString &begin)
{
    QMenu *menu = nullptr;
    const QWidgetList all = QApplication::allWidgets();
    for (QWidget *widget : all) {
        if (widget->objectName() == menuName)
            menu = qobject_cast<QMenu *>(widget);
    }
    QVERIFY(menu);
    menu->popup(walk.shell.window->mapToGlobal(QPoint(300, 300)));
    settle();
    const QList<QAction *> lines = menu->actions();
    QStringList seen;
    for (QAction *line : lines) {
        seen.append(line->text());
        if (line->text().startsWith(begin) && line->isEnabled()) {
            walk.actions += 2;
            QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(line).center());
            settle();
            return;
        }
    }
    menu->close();
    QFAIL(qPrintable("not in the menu: " + begin + "; there is " + seen.join(" | ")));
}

} // namespace muster::test
