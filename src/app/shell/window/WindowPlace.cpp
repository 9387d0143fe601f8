// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window/WindowPlace.h"

#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace muster::app {

namespace {

constexpr int titleBar = 36; // which the desktop adds above what we place

QList<QRect> freeScreens()
{
    QList<QRect> screens;
    const QList<QScreen *> all = QGuiApplication::screens(); // the primary one first
    for (const QScreen *screen : all)
        screens.append(screen->availableGeometry());
    return screens;
}

int shownOn(const QRect &screen, const QRect &window)
{
    const QRect part = screen & window;
    return part.isValid() ? part.width() * part.height() : 0;
}

} // namespace

WindowPlace WindowPlace::of(const QWidget &window)
{
    const bool large = window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen);
    const QRect before = window.normalGeometry();
    return {large && before.isValid() ? before : window.geometry(), bool(window.windowState() & Qt::WindowMaximized)};
}

std::optional<WindowPlace> WindowPlace::read(const QByteArray &bytes)
{
    const QJsonObject json = QJsonDocument::fromJson(bytes).object();
    const QJsonArray place = json.value("place").toArray();
    const QRect normal(place.at(0).toInt(), place.at(1).toInt(), place.at(2).toInt(), place.at(3).toInt());
    if (place.size() != 4 || !normal.isValid())
        return std::nullopt;
    return WindowPlace{normal, json.value("maximised").toBool()};
}

QByteArray WindowPlace::write() const
{
    const QJsonObject json{{"place", QJsonArray{normal.x(), normal.y(), normal.width(), normal.height()}}, {"maximised", maximised}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

QRect WindowPlace::fitted(const QRect &wanted, const QList<QRect> &screens)
{
    if (screens.isEmpty())
        return wanted;
    const auto best = std::max_element(screens.begin(), screens.end(),
                                       [&](const QRect &a, const QRect &b) { return shownOn(a, wanted) < shownOn(b, wanted); });
    const QRect room = best->adjusted(0, titleBar, 0, 0);
    QRect fitted(wanted.topLeft(), wanted.size().boundedTo(room.size()));
    if (shownOn(*best, wanted) == 0)
        fitted.moveCenter(room.center()); // its screen is gone
    fitted.moveLeft(std::clamp(fitted.left(), room.left(), room.right() + 1 - fitted.width()));
    fitted.moveTop(std::clamp(fitted.top(), room.top(), room.bottom() + 1 - fitted.height()));
    return fitted;
}

void WindowPlace::apply(QWidget &window) const
{
    window.setGeometry(fitted(normal, freeScreens()));
    if (maximised)
        window.setWindowState(window.windowState() | Qt::WindowMaximized);
}

} // namespace muster::app
